import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";

const meta = {
  title: "Components/TypingIndicator",
  component: TypingIndicator,
  args: { label: "Assistant is typing" },
  render: (args) => (
    <ChatBubble from="them">
      <TypingIndicator {...args} />
    </ChatBubble>
  ),
  parameters: {
    usage: {
      when: ["While an answer is being written, where it will appear."],
      whenNot: ["Work without a sender: use Spinner.", "Longer than somebody really writes."],
    },
  },
} satisfies Meta<typeof TypingIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Assistant is typing");
  },
};

export const LongLabel: Story = { args: { label: "The supplier agent is reading 14 mails before it answers" } };

export const RightToLeft: Story = { args: { label: "المساعد يكتب" }, globals: { direction: "rtl" } };
