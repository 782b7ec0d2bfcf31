import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Avatar, AvatarGroup } from "./avatar.tsx";

it("is an image with the person's name", () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Avatar ref={ref} name="Ines Kallio" size="lg" className="ms-2" />);
  const avatar = screen.getByRole("img", { name: "Ines Kallio" });
  expect(ref.current).toBe(avatar);
  expect(avatar.textContent).toBe("IK");
  expect(avatar.dataset["size"]).toBe("lg");
  expect([...avatar.classList]).toEqual(expect.arrayContaining(["tf:size-14", "ms-2"]));
});

it("is hidden from screen readers next to a written name", () => {
  render(<Avatar name="Ines Kallio" decorative data-testid="avatar" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByTestId("avatar").getAttribute("aria-hidden")).toBe("true");
});

it("shows a placeholder icon without a name", () => {
  render(<Avatar name=" " data-testid="avatar" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByTestId("avatar").querySelector("svg")).not.toBeNull();
});

it("shows a group as one image with all names, and never a count of one", () => {
  const names = ["Ines Kallio", "Tomas Verhale", "Adaeze Lindqvist", "Noor Haddad"];
  const { rerender } = render(<AvatarGroup names={names} max={3} />);
  const group = () => screen.getByRole("img", { name: names.join(", ") });
  expect(group().textContent).toBe("IKTV+2");
  rerender(<AvatarGroup names={names} />);
  expect(group().textContent).toBe("IKTVALNH");
});
