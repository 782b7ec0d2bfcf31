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

it("begins with the first choice, and holds what is pressed", () => {
  const ask = vi.fn<(value: string) => void>();
  render(control({ onValueChange: ask }));
  expect(chosen()).toEqual([radio("Day")]);
  fireEvent.click(radio("Week"));
  expect(ask).toHaveBeenCalledWith("week");
  expect(chosen()).toEqual([radio("Week")]);
});

it("asks its parent where that holds the choice", () => {
  const ask = vi.fn<(value: string) => void>();
  render(control({ value: "day", onValueChange: ask }));
  fireEvent.click(radio("Week"));
  expect(ask).toHaveBeenCalledWith("week");
  expect(chosen()).toEqual([radio("Day")]);
});

it("goes back with the form that it belongs to, by its place or by id, and tells of what is chosen after that", () => {
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

it("takes part in the form around it by its name, and two without one do not share a choice", () => {
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

it("is a group with a name, and a choice that cannot be made is none", () => {
  const group = expectNative((props) => control(props));
  expect(group).toBe(screen.getByRole("group", { name: "Period" }));
  expect(radio("Year").matches(":disabled")).toBe(true);
});
