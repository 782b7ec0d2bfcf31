import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Combobox } from "../combobox/combobox.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { MultiSelect } from "../multi-select/multi-select.tsx";

const tasks = ["Quotes", "Invoicing"].map((label) => ({ value: label.toLowerCase(), label }));

const form = () => screen.getByRole<HTMLFormElement>("form");
const sent = () => new FormData(form()).getAll("it");
const reset = () => act(() => form().reset());

function write(text: string) {
  const field = screen.getByLabelText("It");
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: "Enter" });
}

const cases = [
  {
    of: "a combobox",
    control: <Combobox aria-label="It" name="it" form="job" options={tasks} defaultValue="quotes" />,
    held: <Combobox aria-label="It" name="it" form="job" options={tasks} value="quotes" />,
    first: "quotes",
    text: "inv",
    after: ["invoicing"],
  },
  {
    of: "a multi-select",
    control: <MultiSelect aria-label="It" name="it" form="job" options={tasks} defaultValues={["quotes"]} />,
    held: <MultiSelect aria-label="It" name="it" form="job" options={tasks} values={["quotes"]} />,
    first: "quotes",
    text: "inv",
    after: ["quotes", "invoicing"],
  },
  {
    of: "a date picker",
    control: <DatePicker aria-label="It" name="it" form="job" defaultValue="2026-11-24" />,
    held: <DatePicker aria-label="It" name="it" form="job" value="2026-11-24" />,
    first: "2026-11-24",
    text: "12/1/2026",
    after: ["2026-12-01"],
  },
] as const;

describe.each(cases)("resetting a form, with $of associated by id", ({ control, held, first, text, after }) => {
  it("restores the initial choice, and shows it", () => {
    render(
      <>
        <form id="job" aria-label="Job" />
        {control}
      </>,
    );
    const { value } = screen.getByLabelText<HTMLInputElement>("It");
    write(text);
    expect(sent()).toEqual(after);
    fireEvent.change(screen.getByLabelText("It"), { target: { value: "s" } });
    reset();
    expect(sent()).toEqual([first]);
    expect(screen.getByLabelText<HTMLInputElement>("It").value).toBe(value);
  });

  it("leaves a controlled choice to the parent", () => {
    render(
      <>
        <form id="job" aria-label="Job" />
        {held}
      </>,
    );
    reset();
    expect(sent()).toEqual([first]);
  });
});
