import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FoldCorner } from "./fold-corner.tsx";

it("is decorative, and lets presses through to what lies beneath", () => {
  const { container } = render(<FoldCorner className="z-1" />);
  const corner = container.firstElementChild;
  expect(corner?.getAttribute("aria-hidden")).toBe("true");
  expect([...(corner?.classList ?? [])]).toEqual(expect.arrayContaining(["tf:pointer-events-none", "z-1"]));
});
