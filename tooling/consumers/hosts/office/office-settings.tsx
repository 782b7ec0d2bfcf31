"use client";
import { Combobox, DatePicker, Field, Select, Stack, Switch, Text } from "@thirtyfold/ui";
import { useState } from "react";

const people = [
  { value: "ines", label: "Ines Kallio" },
  { value: "tomas", label: "Tomas Verhale" },
];

/** The office's settings: they hold state, so they run in the browser. */
export function OfficeSettings() {
  const [lit, setLit] = useState(false);
  return (
    <Stack>
      <Switch checked={lit} onCheckedChange={setLit}>
        Light the pier
      </Switch>
      <Text aria-live="polite">{lit ? "The pier is lit" : "The pier is dark"}</Text>
      <Field label="Who is called first">
        <Combobox options={people} defaultValue="ines" />
      </Field>
      <Field label="Language of the log">
        <Select options={[{ value: "en", label: "English" }]} defaultValue="en" />
      </Field>
      <Field label="Next inspection">
        <DatePicker defaultValue="2026-12-01" locale="en" />
      </Field>
    </Stack>
  );
}
