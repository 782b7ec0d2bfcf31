import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { counts } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { HelpSheet } from "./help-sheet.tsx";

const meta = {
  ...deskStory,
  title: "Desk/Help",
  component: HelpSheet,
  // The frame supplies its own; these are unused.
  args: { open: false, onOpenChange: () => {} },
  parameters: {
    ...deskStory.parameters,
    at: "/inbox",
    usage: {
      when: ["?: what the keys do."],
      whenNot: ["Doing it by its name: Desk/Command menu."],
    },
  },
} satisfies Meta<typeof HelpSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  beforeEach: serverOf({ counts: counts(0), conversations: list([]) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Nothing waits.");
    await userEvent.keyboard("?");
    await page.findByRole("dialog", { name: "Keyboard shortcuts" });
  },
};
