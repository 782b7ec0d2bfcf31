import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Input } from "./input.tsx";

it("is one native input: props, ref and class name are its own", () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <Input ref={ref} aria-label="Email" type="email" name="email" autoComplete="email" className="mt-2" readOnly />,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(ref.current).toBe(input);
  expect(input).toMatchObject({ type: "email", name: "email", autocomplete: "email", readOnly: true });
  expect(input.className).toMatch(/ mt-2$/);
});

it("is a text input without a Field, and claims nothing that it was not told", () => {
  render(<Input aria-label="Company" />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  expect(input.type).toBe("text");
  for (const name of ["id", "aria-describedby", "aria-invalid", "required"])
    expect(input.hasAttribute(name)).toBe(false);
});
