import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { lines: 3 },
  argTypes: { lines: { control: { type: "number", min: 1, max: 12 } } },
  parameters: {
    usage: {
      when: [
        "While content is on its way whose measures are known, so that nothing jumps when it comes.",
        "In a `SkeletonGroup`, in a region that has `aria-busy` until the content is there.",
      ],
      whenNot: [
        "For less than about half a second, or when the measures are unknown: that is a `Spinner`.",
        "For something that a person waits for step by step: that is `Progress`.",
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A block gets its dimensions from class names. */
export const Block: Story = {
  args: { className: "h-11 w-40" },
  render: ({ className }) => <Skeleton className={className} />,
};

/** Three skeleton lines are as high as three lines of the text that replaces them. */
export const AsHighAsItsText: Story = {
  render: () => (
    <div className="grid max-w-xl gap-10">
      <div className="grid grid-cols-2 gap-6">
        <Skeleton lines={3} className="text-body" data-testid="skeleton" />
        <Text data-testid="text" className="h-fit">
          The agent reads
          <br />
          each invoice and
          <br />
          drafts the payment.
        </Text>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height("skeleton") - height("text"))).toBeLessThan(1);
  },
};

/** A list of messages before they have loaded. The region is busy, and its label is read out. */
export const Group: Story = {
  render: () => (
    <section aria-label="Messages" aria-busy className="max-w-md">
      <SkeletonGroup label="Loading messages" className="grid gap-3.5">
        <Skeleton className="h-11 w-3/5 rounded-md" />
        <Skeleton className="h-11 w-2/5 justify-self-end rounded-md" />
        <Skeleton className="h-16 w-1/2 rounded-md" />
      </SkeletonGroup>
    </section>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading messages");
  },
};

export const OnPaper: Story = {
  render: () => (
    <Card variant="sheet" className="max-w-md">
      <SkeletonGroup label="Processing">
        <Skeleton variant="sheet" lines={5} className="text-body" />
      </SkeletonGroup>
    </Card>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
