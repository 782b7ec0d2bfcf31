import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conversations, counts, open, session, whole } from "../../testing/story-content.ts";
import { deskStory, list, serverOf, writesIn } from "../../testing/story-desk.tsx";
import { InboxPage } from "./inbox-page.tsx";

const answers = {
  counts: counts(4),
  conversations: list(conversations),
  [`conversations/${open.roomId}`]: whole,
};

const meta = {
  ...deskStory,
  title: "Desk/Inbox",
  component: InboxPage,
  parameters: {
    ...deskStory.parameters,
    at: `/inbox#${open.roomId}`,
    usage: {
      when: ["The desk's first screen: who waits, the conversation, what is known of it."],
      whenNot: ["The visitor's side of it: Website/Chat conversation."],
    },
  },
} satisfies Meta<typeof InboxPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a note, events and the visitor's clock, while somebody else writes in it. */
export const Conversation: Story = {
  beforeEach: serverOf(answers, writesIn(open.roomId)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Tomas Verhale is writing")).toBeVisible();
    await expect(canvas.getByText("Reopened: the visitor wrote")).toBeVisible();
    await expect(canvas.getAllByText(/for the visitor$/)).toHaveLength(5);
  },
};

export const OnPhone: Story = {
  beforeEach: serverOf(answers),
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("log");
  },
};

/** The narrowest: name and buttons stay on one line, the state is below them. */
export const OnNarrowPhone: Story = {
  beforeEach: serverOf(answers),
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole("heading", { level: 2 });
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(name.scrollWidth).toBe(name.clientWidth);
    for (const button of ["Snooze", "About the conversation", "Close"]) {
      const shown = canvas.getByRole("button", { name: button });
      await expect(Math.abs(middle(shown) - middle(name))).toBeLessThan(2);
    }
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

/** A message without a space, one from right to left, and more in the field than the server accepts. */
export const HardTexts: Story = {
  beforeEach: serverOf({
    ...answers,
    [`conversations/${open.roomId}`]: {
      ...whole,
      messages: {
        ...whole.messages,
        data: whole.messages.data.map((each) => ({
          ...each,
          content: each.seq % 2 ? "https://a.example/".padEnd(600, "x") : "مرحبا، أين فاتورتي رقم 17؟ (شكرا!)",
        })),
      },
    },
  }),
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: "Message" });
    await userEvent.click(field);
    await userEvent.paste("word ".repeat(900));
    await expect(await canvas.findByText("499 too many.")).toBeVisible();
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBe(page.clientWidth);
    const log = canvas.getByRole("log");
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

/** A row shows the beginning of a message, whichever way its words run. */
export const HardRows: Story = {
  parameters: { at: "/inbox" },
  globals: { viewport: { value: "w390", isRotated: false } },
  beforeEach: serverOf({
    counts: counts(2),
    conversations: list(
      ["מתי נוח לכם לדבר? אפשר ביום שלישי בשעה 10:00, במספר +1 555 0100.", "x".repeat(200)].map((excerpt, index) => ({
        ...open,
        roomId: `v${index}_${open.contact}`,
        lastMessage: { seq: 4, excerpt, byVisitor: index === 1, author: "Tomas", at: open.activeAt },
      })),
    ),
  }),
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(/^מתי/);
    const { firstChild, ownerDocument } = words;
    if (firstChild === null) throw new Error("The row has no words");
    const range = ownerDocument.createRange();
    range.setStart(firstChild, 0);
    range.setEnd(firstChild, 1);
    await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(words.getBoundingClientRect().right + 1);
    await expect(range.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  },
};

/** Somebody erased it while this person was writing. */
export const Erased: Story = {
  beforeEach: () => {
    localStorage.setItem(`desk-text:${session.person.id}:draft:message:${open.roomId}`, "Good morning! The invoice of");
    return serverOf({ ...answers, [`conversations/${open.roomId}`]: "missing" })();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("This conversation can't be found")).toBeVisible();
    await expect(canvas.getByText("Good morning! The invoice of")).toBeVisible();
  },
};

export const NothingWaits: Story = {
  parameters: { at: "/inbox" },
  beforeEach: serverOf({ counts: counts(0), conversations: list([]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Nothing waits.")).toBeVisible();
    await expect(await canvas.findByText("Everybody has an answer")).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: serverOf({
    counts: "waits",
    conversations: "waits",
    [`conversations/${open.roomId}`]: "waits",
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the conversation");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Try again", hidden: true })).toHaveLength(2));
  },
};

/** Below the last row of a list. */
export const End: Story = {
  globals: { viewport: { value: "w1280", isRotated: false } },
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("That is all.")).toBeVisible();
  },
};

/** The first page is there; the next one could not be loaded. */
export const NextPageFailed: Story = {
  globals: { viewport: { value: "w1280", isRotated: false } },
  beforeEach: serverOf({
    ...answers,
    conversations: { data: conversations, nextCursor: "2" },
    "conversations?cursor=2": "failed",
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("More conversations could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
