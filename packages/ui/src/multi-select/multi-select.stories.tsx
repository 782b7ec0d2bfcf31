import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { MultiSelect } from "./multi-select.tsx";

const options = ["Lead replies", "Quotes", "Invoicing", "Bookkeeping", "Client onboarding", "Supplier emails"].map(
  (label) => ({ value: label, label, disabled: label === "Bookkeeping" }),
);

const meta = {
  title: "Components/MultiSelect",
  component: MultiSelect,
  args: { options, placeholder: "All tasks", onValuesChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "420px" } },
    usage: {
      when: ["Several choices of more than ten, such as the tags of a lead."],
      whenNot: [
        "Up to ten: a CheckboxGroup shows them all.",
        "One choice: that is a Combobox.",
        "A long order of many: people lose track of what they chose.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[380px] max-w-[26rem]">
      <Field label="Tasks">
        <MultiSelect {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const some = { defaultValues: ["Quotes", "Client onboarding"] };

export const Default: Story = {};
export const Chosen: Story = { args: some };
export const Disabled: Story = { args: { ...some, disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Tasks" error="Choose one at least.">
      <MultiSelect {...args} />
    </Field>
  ),
};
export const RightToLeftLargeText: Story = {
  args: some,
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

/** The list stays while several are chosen; Backspace takes away the last, a button any of them. */
export const Keyboard: Story = {
  args: some,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Tasks" });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: "Invoicing" }));
    await userEvent.click(screen.getByRole("option", { name: "Quotes" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(["Client onboarding", "Invoicing"]);
    await expect(screen.getByRole("option", { name: "Invoicing" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(["Client onboarding"]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Client onboarding" }));
    await expect(field).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
  },
};
