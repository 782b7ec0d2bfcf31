import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RadioGroup, RadioGroupItem } from "./radio-group.tsx";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  subcomponents: { RadioGroupItem },
  args: {
    legend: "When should it run",
    name: "when",
    onValueChange: fn(),
    children: [
      <RadioGroupItem key="30" value="30-days">
        In 30 days
      </RadioGroupItem>,
      <RadioGroupItem key="60" value="60-days">
        In 60 days
      </RadioGroupItem>,
      <RadioGroupItem key="flexible" value="flexible">
        Flexible
      </RadioGroupItem>,
    ],
  },
  argTypes: {
    legend: { control: "text", description: "The question that the choices answer; the name of the group." },
    help: { control: "text", description: "A sentence that helps to choose." },
    error: { control: "text", description: "What is wrong and how to mend it." },
    children: { control: false },
  },
  parameters: {
    usage: {
      when: ["One answer of two to five, all seen at once."],
      whenNot: ["More answers: take Select.", "Yes or no: take one Checkbox."],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** ARIA practices: Tab enters once, arrows move, choose and wrap around, Space chooses. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "In 30 days" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("30-days");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "In 60 days" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "In 30 days" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "Flexible" })).toHaveFocus();
    await userEvent.click(canvas.getByText("In 60 days"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("60-days");
  },
};

export const Chosen: Story = { args: { defaultValue: "30-days" } };

export const Horizontal: Story = { args: { orientation: "horizontal", defaultValue: "30-days" } };

export const Help: Story = { args: { help: "A first agent takes thirty days.", optional: true } };

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose when it should run.", required: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "When should it run" });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription("Choose when it should run.");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { args: { defaultValue: "30-days" }, parameters: { pseudo: { focusVisible: true } } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "30-days" } };

export const OneDisabled: Story = {
  args: {
    children: [
      <RadioGroupItem key="30" value="30-days" disabled>
        In 30 days
      </RadioGroupItem>,
      <RadioGroupItem key="60" value="60-days">
        In 60 days
      </RadioGroupItem>,
    ],
  },
};

export const LongText: Story = {
  args: {
    legend: "Which part of the weekly supplier analysis should stay with a person after the first thirty days?",
    children: [
      <RadioGroupItem key="a" value="approval">
        The approval of every price above 5,000 dollars, and of every supplier that we have not bought from before
      </RadioGroupItem>,
      <RadioGroupItem key="b" value="nothing">
        Nothing
      </RadioGroupItem>,
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
};

/** `dir` on an ancestor is enough: the left arrow moves forward. */
export const RightToLeft: Story = {
  args: {
    legend: "متى يبدأ العمل",
    orientation: "horizontal",
    children: [
      <RadioGroupItem key="30" value="30">
        خلال 30 يوما
      </RadioGroupItem>,
      <RadioGroupItem key="60" value="60">
        خلال 60 يوما
      </RadioGroupItem>,
    ],
  },
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("radio");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
    first?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
  },
};
