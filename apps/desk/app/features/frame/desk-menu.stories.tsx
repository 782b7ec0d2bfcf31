import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { conversations, counts } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { DeskMenu } from "./desk-menu.tsx";

const meta = {
  ...deskStory,
  title: "Desk/Command menu",
  component: DeskMenu,
  // The frame supplies its own; these are unused.
  args: { open: false, onOpenChange: () => {}, commands: () => [] },
  parameters: {
    ...deskStory.parameters,
    at: "/inbox",
    usage: {
      when: ["Ctrl K: all that can be done where one is, every screen, and conversations by their words."],
      whenNot: ["Keys alone: Desk/Help."],
    },
  },
} satisfies Meta<typeof DeskMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = { counts: counts(4), conversations: list(conversations) };

async function openMenu(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole("button", { name: "Find" }));
  return { page, field: await page.findByRole("combobox", { name: "Go to, or do" }) };
}

export const Commands: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    const { page } = await openMenu(canvasElement);
    await page.findByRole("option", { name: /Keyboard shortcuts/ });
  },
};

export const Found: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    const { page, field } = await openMenu(canvasElement);
    await userEvent.type(field, "playground");
    await page.findByRole("option", { name: /Visitor 91bb02/ });
  },
};

export const SearchFailed: Story = {
  beforeEach: serverOf({ counts: counts(4) }),
  play: async ({ canvasElement }) => {
    const { page, field } = await openMenu(canvasElement);
    await userEvent.type(field, "playground");
    await page.findByRole("option", { name: /could not be searched/ });
  },
};
