import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { TimeField } from "./time-field.tsx";

it("submits a time as text, and is described by its time zone's name before its field's error", () => {
  render(
    <form aria-label="Hours">
      <Field label="Opens at" error="Too early.">
        <TimeField name="opens" defaultValue="09:30" timeZone="Europe/Vienna" locale="de-AT" />
      </Field>
      <TimeField aria-label="Closes at" timeZone="UTC" aria-describedby="more" />
    </form>,
  );
  const opens = screen.getByLabelText<HTMLInputElement>("Opens at");
  const described = (element: HTMLElement) =>
    element
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? id);
  expect(described(opens)).toEqual(["Mitteleuropäische Zeit", "Too early."]);
  expect(described(screen.getByLabelText("Closes at"))).toEqual(["Coordinated Universal Time", "more"]);
  fireEvent.change(opens, { target: { value: "18:00" } });
  expect(new FormData(screen.getByRole("form")).get("opens")).toBe("18:00");
});
