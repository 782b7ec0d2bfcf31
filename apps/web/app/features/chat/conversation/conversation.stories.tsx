import type { Meta, StoryObj } from "@storybook/react-vite";
import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { ToastProvider } from "@thirtyfold/ui";
import { useRef, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ChatContact } from "../identity.ts";
import { fakeRoom, guestContact, message, supportContact } from "../testing/fake-room.ts";
import { pane } from "../testing/pane.tsx";
import { Conversation } from "./conversation.tsx";

type Args = {
  /** The state of the room; connected and loaded by default. */
  room: Partial<RoomSnapshot>;
  contact: ChatContact;
};

/** The right side of the chat page, with a room in the given state. */
function Pane({ room: change, contact }: Args) {
  const [room] = useState(() => fakeRoom(change, contact));
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <ToastProvider>
      <Conversation
        contact={contact}
        room={room}
        input={input}
        onBack={fn()}
        onReconnect={fn()}
        onRemove={contact.guest && fn()}
      />
    </ToastProvider>
  );
}

const talk = [
  message(1, "Good morning. Your order agent stopped at step 3 last night. The store API rejected the token.", {
    at: "2026-11-17T16:40",
    read: true,
  }),
  message(2, "Saw that. The token was rotated on Friday. Do you need a new one from us?", {
    from: "me",
    at: "10:26",
    delivery: "seen",
  }),
  message(3, "Yes, with read access to orders only. Paste it in the vault, not here.", { at: "10:27", read: true }),
  message(4, "Done. It is saved as “orders-read”.", { from: "me", at: "10:29", delivery: "seen" }),
  message(5, "Found it. I replayed the failed run and all 14 orders went through.", { at: "10:31", read: true }),
  message(6, "The log entry is at https://example.com/runs/0182 if your auditor asks.", { at: "10:31", read: true }),
];

const meta = {
  decorators: pane.decorators,
  parameters: {
    usage: {
      when: ["A conversation of two people, with every state that a message and the connection can be in."],
      whenNot: ["Questions to the AI: take Website/Assistant panel."],
    },
    ...pane.parameters,
  },
  title: "Website/Chat conversation",
  component: Pane,
  args: { contact: supportContact, room: { items: talk } },
  argTypes: { room: { control: false }, contact: { control: false } },
  // The tab keeps a room's draft, which the next story would start with.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Pane>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Talking: Story = {};

export const Empty: Story = { args: { room: {} } };

export const Loading: Story = { args: { room: { loaded: false, loading: true, connection: "connecting" } } };

export const NewMessages: Story = {
  args: { room: { items: [...talk, message(7, "Shall I raise the retry limit?"), message(8, "It is at three.")] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("New messages")).toBeVisible();
  },
};

export const Typing: Story = { args: { room: { items: talk, typing: true } } };

const onTheirWay = [
  ...talk,
  message(7, "Please keep the retry limit at three.", { from: "me", at: "10:33", delivery: "sent" }),
  message(8, "And tell me before you raise it.", { from: "me", at: "10:34", delivery: "waiting" }),
];

export const Disconnected: Story = {
  args: { room: { items: onTheirWay, connection: "disconnected" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/1 message waits here/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Half a sentence");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    room: { items: [...talk, message(7, "Great, thank you.", { from: "me", at: "10:33", delivery: "failed" })] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const NotLoaded: Story = { args: { room: { loaded: false, loadFailed: true } } };

export const NobodyAnswers: Story = {
  args: { room: { items: [...talk, message(7, "Great, thank you.", { from: "me", at: "10:33" })] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/your time/);
  },
};

const address = `https://example.com/reports/${"supplier-analysis-".repeat(8)}2026.html`;
const poem = "The whole list, line by line:\n".concat(
  Array.from({ length: 14 }, (_, line) => `${line + 1}. Osprey Lane Dental, ${line * 3} leads`).join("\n"),
);

export const LongTexts: Story = {
  args: {
    contact: { ...supportContact, name: "Maximiliane Wachtmeister-Bergenholtz" },
    room: { items: [message(1, poem, { read: true }), message(2, `See ${address}`, { from: "me" })], hasOlder: true },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("textbox", { name: "Message" }));
    await userEvent.paste("We repeat this every week. ".repeat(200));
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Remove");
  },
};

export const Invitation: Story = { args: { contact: guestContact, room: {} } };

export const OnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
