import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Rule30 } from "./rule30.tsx";

it("is a separator that takes native props and a ref", () => {
  const ref = createRef<HTMLHRElement>();
  render(<Rule30 ref={ref} className="my-8" data-part="rule" />);
  const rule = screen.getByRole("separator");
  expect(ref.current).toBe(rule);
  expect(rule.dataset["part"]).toBe("rule");
  expect(rule.classList).toContain("my-8");
});
