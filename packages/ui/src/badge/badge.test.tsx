import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./badge.tsx";

it("shows its words, tells its variant as data and keeps the dot to itself", () => {
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
