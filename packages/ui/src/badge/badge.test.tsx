import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./badge.tsx";

it("shows its text, exposes its variant as data and hides its dot from screen readers", () => {
  render(
    <Badge variant="success" dot className="ml-2">
      Done in 3 min
    </Badge>,
  );
  const badge = screen.getByText("Done in 3 min");
  expect(badge.dataset["variant"]).toBe("success");
  expect([...badge.classList]).toEqual(expect.arrayContaining(["tf:bg-ok-wash", "tf:text-ok", "ml-2"]));
  expect(badge.querySelector("[aria-hidden]")).not.toBeNull();
});

it.each(["default", "secondary", "destructive", "outline", "success"] as const)("has the variant %s", (variant) => {
  render(
    <>
      <Badge variant={variant}>Own</Badge>
      <Badge variant={variant === "default" ? "secondary" : "default"}>Other</Badge>
    </>,
  );
  expect(screen.getByText("Own").dataset["variant"]).toBe(variant);
  expect(screen.getByText("Own").className).not.toBe(screen.getByText("Other").className);
});

it("uses the default variant when none is given", () => {
  render(<Badge>New</Badge>);
  expect(screen.getByText("New").dataset["variant"]).toBe("default");
});

it("is a link when its child is one", () => {
  render(
    <Badge variant="outline" asChild>
      <a href="#drafts">Draft</a>
    </Badge>,
  );
  const link = screen.getByRole("link", { name: "Draft" });
  expect(link.dataset["variant"]).toBe("outline");
  expect(link.parentElement?.children).toHaveLength(1);
});
