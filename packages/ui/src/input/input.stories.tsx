import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Input, type InputProps } from "./input.tsx";

const meta = {
  title: "Components/Input",
  component: Input,
  args: { "aria-label": "Company", placeholder: "Where you work", onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: ["A line of text, a number or a date, in a Field that names it."],
      whenNot: [
        "More than a line: take Textarea, which grows.",
        "A known set of answers: take Select, RadioGroup or Checkbox.",
        "A placeholder in the place of a label: it is gone with the first letter.",
      ],
    },
  },
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.type(input, "Quillon Freight");
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input).toHaveValue("Quillon Freight");
    await expect(input.getBoundingClientRect().height).toBeCloseTo(44, 0);
  },
};

export const Filled: Story = { args: { defaultValue: "Pellwater Research" } };

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Invalid: Story = {
  name: "Error",
  args: { "aria-invalid": true, type: "email", "aria-label": "Email", defaultValue: "ines@" },
};

export const InvalidAndFocused: Story = {
  name: "Error with focus",
  args: { ...Invalid.args },
  parameters: { pseudo: { focusVisible: true } },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Pellwater Research" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Run 4 821, July 14" } };

const types = [
  ["text", "Osprey Lane Dental"],
  ["email", "tomas@ospreylane.example"],
  ["tel", "+1 555 0134"],
  ["url", "https://ospreylane.example"],
  ["password", "thirty tasks"],
  ["search", "supplier analysis"],
  ["number", "30"],
  ["date", "2026-03-30"],
  ["time", "09:30"],
  ["datetime-local", "2026-03-30T09:30"],
  ["month", "2026-03"],
  ["week", "2026-W14"],
] as const satisfies readonly (readonly [InputProps["type"], string])[];

export const Types: Story = {
  render: () => (
    <div className="grid gap-3">
      {types.map(([type, value]) => (
        <Input key={type} type={type} aria-label={type} defaultValue={value} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const input of canvasElement.querySelectorAll("input"))
      await expect(input.getBoundingClientRect().height).toBeCloseTo(44, 0);
  },
};

export const LongText: Story = {
  args: {
    defaultValue: "The weekly supplier analysis of all forty-three warehouses in the northern region, with prices",
  },
};

export const RightToLeft: Story = {
  args: { "aria-label": "الشركة", placeholder: "أين تعمل", defaultValue: "أبحاث بيلووتر" },
  globals: { direction: "rtl" },
};
