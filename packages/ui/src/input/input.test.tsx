import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Input } from "./input.tsx";

it("is a native input that takes native props, ref and class name", () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <Input ref={ref} aria-label="Email" type="email" name="email" autoComplete="email" className="mt-2" readOnly />,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(ref.current).toBe(input);
  expect(input).toMatchObject({ type: "email", name: "email", autocomplete: "email", readOnly: true });
  expect(input.className).toMatch(/ mt-2$/);
});

it("is a plain text input without a Field, and sets no ARIA attributes of its own", () => {
  render(<Input aria-label="Company" />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  expect(input.type).toBe("text");
  for (const name of ["id", "aria-describedby", "aria-invalid", "required"])
    expect(input.hasAttribute(name)).toBe(false);
});
