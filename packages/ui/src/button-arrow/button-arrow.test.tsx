import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ButtonArrow } from "./button-arrow.tsx";

it("is hidden from screen readers and accepts native props", () => {
  const { container } = render(<ButtonArrow className="ms-auto" data-part="arrow" />);
  const arrow = container.querySelector("svg");
  expect(arrow?.getAttribute("aria-hidden")).toBe("true");
  expect(arrow?.dataset["part"]).toBe("arrow");
  expect([...(arrow?.classList ?? [])]).toEqual(expect.arrayContaining(["tf:rtl:-scale-x-100", "ms-auto"]));
});
