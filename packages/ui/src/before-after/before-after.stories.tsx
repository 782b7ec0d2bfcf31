import type { Meta, StoryObj } from "@storybook/react-vite";
import { BeforeAfter } from "./before-after.tsx";

const meta = {
  title: "Components/BeforeAfter",
  component: BeforeAfter,
  args: { before: "32 h", after: "8 h", ratio: 0.25 },
  argTypes: { ratio: { control: { type: "range", min: 0, max: 1, step: 0.01 } } },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  parameters: {
    usage: {
      when: ["A measured change of one figure, with its unit, beside the story that it belongs to."],
      whenNot: ["Figures of different units.", "A series over time: draw a chart.", "A change that nobody measured."],
    },
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A share under one percent stays visible as 6 px. */
export const TinyShare: Story = { args: { before: "11 h", after: "4 min", ratio: 4 / 660 } };

export const NoChange: Story = { args: { before: "6 days", after: "6 days", ratio: 1 } };

export const LongText: Story = {
  args: { before: "3 people, 6 working days", after: "1 person, 2 working days", ratio: 2 / 6 },
};

export const OtherWords: Story = {
  args: { labels: { before: "By hand, in May", after: "With the agent, in June" } },
};

export const OnSurface: Story = {
  decorators: [(Story) => <div className="bg-surface p-5">{Story()}</div>],
};

export const RightToLeft: Story = {
  args: { before: "٣٢ ساعة", after: "٨ ساعات", labels: { before: "قبل", after: "بعد" } },
  globals: { direction: "rtl" },
};
