import type { Meta, StoryObj } from "@storybook/react-vite";
import Hand from "lucide-react/icons/hand";
import { Timeline, TimelineItem } from "./timeline.tsx";

const meta = {
  title: "Components/Timeline",
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    children: (
      <>
        <TimelineItem title="Lead came in" time={<time dateTime="2026-11-20T08:14Z">20 Nov, 08:14</time>}>
          By the contact form.
        </TimelineItem>
        <TimelineItem title="Handed to a person" icon={<Hand strokeWidth={1.75} />} time="08:16">
          The price was above the limit of the agent.
        </TimelineItem>
        <TimelineItem title="Answer" pending />
      </>
    ),
  },
  parameters: {
    usage: {
      when: ["What happened to one thing, in its order."],
      whenNot: [
        "Entries that are searched or sorted: that is a Table.",
        "Messages between two: those are ChatBubbles.",
      ],
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Events: Story = {};
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" } };
