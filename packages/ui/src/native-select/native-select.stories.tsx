import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { NativeSelect } from "./native-select.tsx";

const subjects = (
  <>
    <option value="general">General question</option>
    <option value="demo">See a demo</option>
    <option value="pricing">Pricing</option>
    <option value="partnership">Partnership with our integration and delivery teams in Europe and the Americas</option>
  </>
);

const meta = {
  title: "Components/NativeSelect",
  component: NativeSelect,
  args: { placeholder: "Choose a subject", name: "subject", children: subjects },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field label="Subject" className="max-w-sm">
      <NativeSelect {...args} />
    </Field>
  ),
  parameters: {
    usage: {
      when: [
        "One choice of many in a form, above all on phones: the browser's own picker opens.",
        "A page that should work before its scripts are there, or that counts its bytes.",
      ],
      whenNot: [
        "The choices hold more than text, or the open list has to look like the system: take Select.",
        "Two to five choices that should be compared: take RadioGroup.",
      ],
    },
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Subject" });
    await expect(select).toHaveDisplayValue("Choose a subject");
    await expect(select.offsetHeight).toBe(44);
    await userEvent.selectOptions(select, "Pricing");
    await expect(select).toHaveValue("pricing");
  },
};

export const Chosen: Story = { args: { defaultValue: "pricing" } };

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const WithError: Story = {
  name: "Error",
  render: (args) => (
    <Field label="Subject" className="max-w-sm" error="Choose a subject." required>
      <NativeSelect {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Subject" })).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The chevron keeps its place; text that does not fit ends in an ellipsis. */
export const LongText: Story = { args: { defaultValue: "partnership" } };

export const RightToLeft: Story = { args: { defaultValue: "pricing" }, globals: { direction: "rtl" } };
