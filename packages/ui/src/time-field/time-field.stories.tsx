import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Combobox } from "../combobox/combobox.tsx";
import { Field } from "../field/field.tsx";
import { Stack } from "../stack/stack.tsx";
import { TimeField, type TimeFieldProps } from "./time-field.tsx";

const meta = {
  title: "Components/TimeField",
  component: TimeField,
  args: { defaultValue: "09:30", timeZone: "Europe/Vienna" },
  parameters: {
    usage: {
      when: [
        "A time of day that people know: office hours, when a report is sent.",
        "With `timeZone` wherever the reader may be in another zone than the time.",
      ],
      whenNot: [
        'A duration: that is an Input with `type="number"` and its unit in the label.',
        "One of a few free times: a RadioGroup or a Select shows only those.",
        "A day: that is a DatePicker.",
      ],
    },
  },
  render: (args) => (
    <Field label="The report is sent at">
      <TimeField {...args} />
    </Field>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("The report is sent at");
    await expect(field).toHaveValue("09:30");
    await expect(field).toHaveAccessibleDescription("Central European Time");
  },
};
export const WithoutZone: Story = {
  render: (args) => (
    <Field label="The report is sent at">
      <TimeField defaultValue={args.defaultValue} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="The report is sent at" error="Choose a time from 08:00 to 18:00.">
      <TimeField {...args} min="08:00" max="18:00" defaultValue="19:00" />
    </Field>
  ),
};
export const RightToLeftLargeText: Story = {
  args: { locale: "ar-EG" },
  globals: { direction: "rtl", text: "double", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const zones = Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") }));

function OfficeHours(props: TimeFieldProps) {
  const [timeZone, setTimeZone] = useState("America/New_York");
  return (
    <Stack className="max-w-[26rem]">
      <Field label="Time zone">
        <Combobox options={zones} value={timeZone} onValueChange={(zone) => setTimeZone(zone || timeZone)} />
      </Field>
      <Field label="Opens at">
        <TimeField {...props} timeZone={timeZone} />
      </Field>
    </Stack>
  );
}

/** The zones that the browser knows, found by typing. */
export const ChooseTheZone: Story = {
  render: (args) => <OfficeHours {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Opens at")).toHaveAccessibleDescription("Eastern Time");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
