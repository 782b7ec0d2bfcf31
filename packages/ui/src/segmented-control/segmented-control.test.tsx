import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { SegmentedControl, type SegmentedControlProps } from "./segmented-control.tsx";

const options = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "year", label: "Year", disabled: true },
];
const control = (props: Partial<SegmentedControlProps> = {}) => (
  <SegmentedControl label="Period" options={options} {...props} />
);
const chosen = () => screen.getAllByRole("radio").flatMap((radio) => (radio.matches(":checked") ? [radio] : []));
const radio = (name: string) => screen.getByRole("radio", { name });

it("starts with the first option, and keeps the one that is pressed", () => {
  const ask = vi.fn<(value: string) => void>();
  render(control({ onValueChange: ask }));
  expect(chosen()).toEqual([radio("Day")]);
  fireEvent.click(radio("Week"));
  expect(ask).toHaveBeenCalledWith("week");
  expect(chosen()).toEqual([radio("Week")]);
});

it("asks its parent when controlled", () => {
  const ask = vi.fn<(value: string) => void>();
  render(control({ value: "day", onValueChange: ask }));
  fireEvent.click(radio("Week"));
  expect(ask).toHaveBeenCalledWith("week");
  expect(chosen()).toEqual([radio("Day")]);
});

it("resets with its form, associated by nesting or by id, and reports later changes", () => {
  const ask = vi.fn<(value: string) => void>();
  const whole = (label: string) => (
    <>
      <form id="report" aria-label={label} />
      {control({ name: "period", form: "report", onValueChange: ask })}
    </>
  );
  const { rerender } = render(whole("Report"));
  const form = screen.getByRole<HTMLFormElement>("form");
  fireEvent.click(radio("Week"));
  expect(new FormData(form).get("period")).toBe("week");
  act(() => form.reset());
  rerender(whole("Report of the month"));
  expect(chosen()).toEqual([radio("Day")]);
  fireEvent.click(radio("Week"));
  expect(ask.mock.calls).toEqual([["week"], ["day"], ["week"]]);
});

it("takes part in the surrounding form by its name, and shares no selection with unnamed ones", () => {
  render(
    <form aria-label="Report">
      {control({ name: "period", defaultValue: "week" })}
      {control({ label: "Second" })}
      {control({ label: "Third" })}
    </form>,
  );
  expect(new FormData(screen.getByRole("form")).get("period")).toBe("week");
  expect(chosen()).toHaveLength(3);
});

it("is a named group, and disables an option that cannot be selected", () => {
  const group = expectNative((props) => control(props));
  expect(group).toBe(screen.getByRole("group", { name: "Period" }));
  expect(radio("Year").matches(":disabled")).toBe(true);
});
