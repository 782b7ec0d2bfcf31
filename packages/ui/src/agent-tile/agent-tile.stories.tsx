import type { Meta, StoryObj } from "@storybook/react-vite";
import MessageSquareReply from "lucide-react/icons/message-square-reply";
import ReceiptText from "lucide-react/icons/receipt-text";
import { LogoMark } from "../logo-mark/logo-mark.tsx";
import { AgentTile } from "./agent-tile.tsx";

const meta = {
  title: "Components/AgentTile",
  component: AgentTile,
  args: { children: <ReceiptText aria-hidden strokeWidth={1.75} /> },
  parameters: {
    usage: {
      when: ["Beside an agent's name: role sheets, contact rows, the assistant's header."],
      whenNot: ["A person: use Avatar.", "Alone, as the only name of an agent.", "As a button."],
    },
  },
} satisfies Meta<typeof AgentTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-4">
      <AgentTile {...args} size="sm" />
      <AgentTile {...args} size="default" />
      <AgentTile {...args} size="lg" />
    </div>
  ),
};

export const WithLogo: Story = { args: { children: <LogoMark tone="on-tang" className="h-6 w-5" /> } };

export const BesideItsName: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <AgentTile>
        <MessageSquareReply aria-hidden strokeWidth={1.75} />
      </AgentTile>
      <div>
        <p className="text-h4">Lead reply agent</p>
        <p className="text-small text-fg-3">Answers in 4 min, asks before a discount</p>
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...BesideItsName, globals: { direction: "rtl" } };
