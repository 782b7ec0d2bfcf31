import type { Meta, StoryObj } from "@storybook/react-vite";
import CheckCheck from "lucide-react/icons/check-check";
import { expect, within } from "storybook/test";
import { TypingIndicator } from "../typing-indicator/typing-indicator.tsx";
import { ChatBubble, MessageText } from "./chat-bubble.tsx";

const meta = {
  title: "Components/ChatBubble",
  component: ChatBubble,
  args: { from: "them", children: "I drafted 12 replies. 2 of them offer a discount and wait for you." },
  parameters: {
    usage: {
      when: ["One message of a conversation, in a list that says whose turn it is."],
      whenNot: ["A quote or testimonial.", "A notice of the system: use Toast or a status line."],
    },
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromThem: Story = {};

export const FromMe: Story = { args: { from: "me", children: "Send the 10, hold the 2." } };

export const WithMeta: Story = {
  args: {
    from: "me",
    children: "Approved.",
    meta: (
      <>
        <time>10:26</time>
        <span className="inline-flex items-center gap-1">
          <CheckCheck aria-hidden size={14} strokeWidth={1.75} /> Read
        </span>
      </>
    ),
  },
};

/** Text that somebody wrote, with `MessageText`: addresses become links, everything else stays text. */
export const WithLinks: Story = {
  render: () => (
    <div className="grid w-full gap-3">
      <ChatBubble from="them">
        <MessageText text="The run stops here: https://example.com/runs/2041?step=3. Do you see <b>why</b>?" />
      </ChatBubble>
      <ChatBubble from="me">
        <MessageText text="Yes, it is on https://example.com/status (since 9:40). See also javascript:alert(1)" />
      </ChatBubble>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    const places = links.map((link) => link.getAttribute("href"));
    await expect(places).toEqual(["https://example.com/runs/2041?step=3", "https://example.com/status"]);
  },
};

export const WithLinkFocused: Story = {
  args: { from: "me", children: <MessageText text="https://example.com/invoices/2041" /> },
  parameters: { pseudo: { focusVisible: true } },
};

/** Consecutive messages of one sender are 6 px apart, and only the last shows its meta line. */
export const Conversation: Story = {
  render: () => (
    <ol className="mx-auto grid max-w-2xl gap-4">
      <li className="grid gap-1.5">
        <ChatBubble from="them">Good morning. The weekly supplier analysis is ready.</ChatBubble>
        <ChatBubble from="them" meta={<time>10:24</time>}>
          Pellwater raised its price by 4%. Shall I ask for the old one?
        </ChatBubble>
      </li>
      <li>
        <ChatBubble from="me" meta={<time>10:26</time>}>
          Saw that. Ask them, and copy Ines.
        </ChatBubble>
      </li>
      <li>
        <ChatBubble from="them">
          <TypingIndicator label="Supplier agent is typing" />
        </ChatBubble>
      </li>
    </ol>
  ),
};

const longText =
  "Here is the whole list:\n\n1. Osprey Lane Dental, 11 leads, all answered.\n2. Quillon Freight, 3 receipts without a match.\n3. https://example.com/reports/2026/november/supplier-analysis-with-a-very-long-address.html";

export const LongText: Story = {
  render: () => (
    <div className="grid w-full max-w-[320px] gap-3">
      <ChatBubble from="them">{longText}</ChatBubble>
      <ChatBubble from="me" meta="adaeze.lindqvist.accounts.payable@quillonfreight.example">
        <MessageText text={longText} />
      </ChatBubble>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [bubble] = within(canvasElement).getAllByText(/whole list/);
    if (bubble) await expect(bubble.scrollWidth).toBe(bubble.clientWidth);
    await expect(within(canvasElement).getByText(/accounts.payable/).clientWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <div className="grid gap-3">
      <ChatBubble from="them" meta={<time>10:24</time>}>
        صباح الخير. التقرير جاهز.
      </ChatBubble>
      <ChatBubble from="me" meta={<time>10:26</time>}>
        <MessageText text="شكرا، أرسله إلى إينيس: https://example.com/reports/11?for=ines" />
      </ChatBubble>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bubble = within(canvasElement).getByText("صباح الخير. التقرير جاهز.");
    await expect(getComputedStyle(bubble).borderBottomRightRadius).toBe("0px");
  },
};
