import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Input } from "../input/input.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field } from "./field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Work email", children: <Input type="email" placeholder="ines@pellwater.example" /> },
  argTypes: {
    label: { control: "text" },
    help: { control: "text" },
    error: { control: "text" },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: [
        "Around every Input, Textarea, Select, NativeSelect, Combobox, MultiSelect, DatePicker, TimeField and FileInput of a form: it brings the label, the help and the error.",
        "Around a single Checkbox, without a label, so that the checkbox can have an error.",
      ],
      whenNot: [
        "Several choices for one question: take CheckboxGroup or RadioGroup, which have a legend and the same props.",
        "A search or chat box whose purpose the place makes clear: name the Input with aria-label.",
        "A Switch or a SegmentedControl: they have a label of their own. A line of help beside them is a Text whose id is their `aria-describedby`.",
        "Two controls in one Field: give each its own.",
      ],
    },
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = { args: { label: "Company", optional: true, children: <Input /> } };

export const Help: Story = {
  args: { help: "We answer to this address within a day." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Work email")).toHaveAccessibleDescription(
      "We answer to this address within a day.",
    );
  },
};

export const WithError: Story = {
  name: "Error",
  args: {
    help: "We answer to this address within a day.",
    error: "Invalid email format",
    children: <Input type="email" defaultValue="ines@" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Work email");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("We answer to this address within a day. Invalid email format");
    await expect(getComputedStyle(input).boxShadow).toContain("inset");
  },
};

/** The form removes the error when the visitor edits; the live region that announces it stays. */
export const ErrorClearsOnEdit: Story = {
  render: () => <AsksForEmail />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Enter your email.")).toBeVisible();
    const region = canvas.getByText("Enter your email.").closest("[aria-live]");
    await userEvent.type(canvas.getByLabelText("Work email"), "i");
    await expect(canvas.queryByText("Enter your email.")).toBeNull();
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText("Work email")).not.toHaveAttribute("aria-invalid");
  },
};

function AsksForEmail() {
  const [error, setError] = useState<string | undefined>("Enter your email.");
  return (
    <Field label="Work email" error={error} required>
      <Input type="email" onChange={() => setError(undefined)} />
    </Field>
  );
}

export const Disabled: Story = { args: { children: <Input disabled defaultValue="ines@pellwater.example" /> } };

export const SingleCheckbox: Story = {
  args: {
    label: undefined,
    error: "We need this to read your files.",
    children: <Checkbox>You may read the files that I attach, and delete them after 30 days.</Checkbox>,
  },
};

export const LongText: Story = {
  args: {
    label: "Which task does your team repeat every week, and who signs it off today before it leaves the company?",
    help: "Name the systems that it touches, how many hours it takes, and what must never happen without a person. Two or three sentences are enough.",
    error: "Enter at least 40 characters, so that we can tell whether an agent would take it over within thirty days.",
    children: <Textarea />,
  },
};

export const RightToLeft: Story = {
  args: {
    label: "البريد الإلكتروني للعمل",
    help: "نرد على هذا العنوان خلال يوم واحد.",
    optional: true,
    optionalWord: "(اختياري)",
    error: "صيغة البريد الإلكتروني غير صحيحة",
    children: <Input type="email" defaultValue="ines@" />,
  },
  globals: { direction: "rtl" },
};
