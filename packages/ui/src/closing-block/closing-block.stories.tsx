import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ButtonArrow } from "../button-arrow/button-arrow.tsx";
import { ClosingBlock } from "./closing-block.tsx";

const meta = {
  title: "Components/ClosingBlock",
  component: ClosingBlock,
  args: { title: "Hand over the first task" },
  parameters: {
    layout: "none",
    usage: {
      when: ["Once per page, directly above the footer, with the one next step."],
      whenNot: [
        "In the middle of a page.",
        "With more than two buttons.",
        "With any button but `ink` and `ink-outline`.",
      ],
    },
  },
} satisfies Meta<typeof ClosingBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

const children = (
  <>
    <p className="mb-7 max-w-[27em]">Tell us one task that your team repeats every week. You get a plan in 2 days.</p>
    <Button variant="ink" size="xl">
      Request an AI Agent <ButtonArrow />
    </Button>
  </>
);

export const OneButton: Story = { args: { children } };

export const TwoButtons: Story = {
  args: {
    children: (
      <div className="grid gap-2.5 md:w-max">
        <Button variant="ink" size="xl">
          Request an AI Agent
        </Button>
        <Button variant="ink-outline" size="xl">
          See open positions
        </Button>
      </div>
    ),
  },
};

/** The ring is ink here: the usual one would be invisible on tangerine. */
export const Focus: Story = {
  ...TwoButtons,
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole("button");
    if (!button) throw new Error("There is no button.");
    button.focus();
    await expect(getComputedStyle(button).getPropertyValue("--tf-focus")).toBe(
      getComputedStyle(button).getPropertyValue("--tf-on-tang"),
    );
  },
};

export const LongText: Story = {
  args: {
    title: "Hand over the first task before the next month-end closing begins, and keep the approvals",
    children,
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    title: "سلم المهمة الأولى",
    children: (
      <Button variant="ink" size="xl">
        اطلب وكيلا <ButtonArrow />
      </Button>
    ),
  },
};
