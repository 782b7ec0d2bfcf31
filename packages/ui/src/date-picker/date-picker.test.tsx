import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../field/field.tsx";
import { Input } from "../input/input.tsx";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

const change = vi.fn<(day: string) => void>();

function Example(props: DatePickerProps) {
  return (
    <form aria-label="Job">
      <Field label="First day" required>
        <DatePicker name="start" onValueChange={change} {...props} />
      </Field>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "First day" });
const sent = () => new FormData(screen.getByRole("form")).get("start");
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

describe("a date picker", () => {
  it("is wired to its field, and submits the day as a sortable ISO date", () => {
    render(<Example defaultValue="2026-11-24" />);
    expect(field()).toMatchObject({ value: "11/24/2026", required: true });
    expect(sent()).toBe("2026-11-24");
    type("12/1/26");
    expect(field().value).toBe("12/01/2026");
    expect(sent()).toBe("2026-12-01");
  });

  it("parses typed text on Enter, before the form is submitted", () => {
    render(<Example />);
    fireEvent.change(field(), { target: { value: "12/1/2026" } });
    expect(sent()).toBe("");
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
    expect(sent()).toBe("2026-12-01");
  });

  it.each([
    ["11/1/2026", "Choose a day from 11/10/2026 to 11/20/2026."],
    ["11/11/2026", "This day can’t be chosen."],
    ["soon", /^Write a date as month\/day\/year, for example/],
  ])("keeps %s, submits nothing and shows the error until it is edited", (text, complaint) => {
    render(
      <Example
        defaultValue="2026-11-12"
        min="2026-11-10"
        max="2026-11-20"
        isDayDisabled={(day) => day === "2026-11-11"}
      />,
    );
    type(text);
    expect(field()).toMatchObject({ value: text, ariaInvalid: "true" });
    expect(field().validationMessage).toMatch(complaint);
    expect(screen.getByText(complaint)).toBeTruthy();
    expect(sent()).toBe("");
    fireEvent.change(field(), { target: { value: "11/1" } });
    expect(field().ariaInvalid).toBeNull();
    expect(field().validity.customError).toBe(false);
    type("11/13/2026");
    expect(sent()).toBe("2026-11-13");
  });

  it("accepts any day while min and max are empty", () => {
    render(<Example min="" max="" />);
    type("12/1/2026");
    expect(field().ariaInvalid).toBeNull();
    expect(sent()).toBe("2026-12-01");
  });

  it("removes its error when another control takes its place", () => {
    const { rerender } = render(
      <Field label="Day">
        <DatePicker />
      </Field>,
    );
    const day = screen.getByRole("textbox", { name: "Day" });
    fireEvent.change(day, { target: { value: "soon" } });
    fireEvent.blur(day);
    expect(screen.getByText(/^Write a date/)).toBeTruthy();
    rerender(
      <Field label="Day">
        <Input />
      </Field>,
    );
    expect(screen.queryByText(/^Write a date/)).toBeNull();
    expect(screen.getByRole("textbox", { name: "Day" }).ariaInvalid).toBeNull();
  });

  it("shows its error when it is not inside a field", () => {
    render(<DatePicker aria-label="Day" min="2026-11-10" />);
    const alone = screen.getByRole<HTMLInputElement>("textbox", { name: "Day" });
    fireEvent.change(alone, { target: { value: "11/9/2026" } });
    fireEvent.blur(alone);
    const complaint = screen.getByText("Choose 11/10/2026 or a later day.");
    expect(alone.ariaInvalid).toBe("true");
    expect(document.getElementById(alone.getAttribute("aria-describedby") ?? "")?.contains(complaint)).toBe(true);
  });

  it("shows a new value from its parent in place of half-typed text", () => {
    const { rerender } = render(<Example value="2026-11-24" />);
    fireEvent.change(field(), { target: { value: "12/" } });
    expect(field().value).toBe("12/");
    rerender(<Example value="2026-11-30" />);
    expect(field().value).toBe("11/30/2026");
  });

  it("clears its error when its parent sets another day", () => {
    const { rerender } = render(<Example value="" />);
    type("soon");
    expect(field().validity.customError).toBe(true);
    rerender(<Example value="2026-11-30" />);
    expect(field()).toMatchObject({ value: "11/30/2026", ariaInvalid: null });
    expect(field().validity.customError).toBe(false);
    expect(screen.queryByText(/^Write a date/)).toBeNull();
  });

  it("opens at today when no day is chosen", async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole("button", { name: "Choose a date" }));
    const today = await screen.findByRole("button", { name: /^Today, / });
    expect(document.activeElement).toBe(today);
    await userEvent.keyboard("{Enter}");
    expect(sent()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is cleared by its button, which is hidden when read-only", async () => {
    const { rerender } = render(<Example defaultValue="2026-11-24" />);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(change).toHaveBeenLastCalledWith("");
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    rerender(<Example defaultValue="2026-11-24" readOnly />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose a date" }).disabled).toBe(true);
  });
});
