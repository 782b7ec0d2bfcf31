import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { replies } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { RepliesPage } from "./replies-page.tsx";

const meta = {
  ...deskStory,
  title: "Desk/Saved replies",
  component: RepliesPage,
  parameters: {
    ...deskStory.parameters,
    at: "/replies",
    usage: {
      when: ["What the team answers again and again, to be changed by any of it."],
      whenNot: ["Choosing one while answering: / in an empty message."],
    },
  },
} satisfies Meta<typeof RepliesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  beforeEach: serverOf({ replies: list(replies) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Outside of our hours" });
  },
};

export const Editing: Story = {
  beforeEach: serverOf({ replies: list(replies) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Edit Prices" }));
    await page.findByRole("dialog", { name: "Edit the reply" });
  },
};

export const Empty: Story = {
  beforeEach: serverOf({ replies: list([]) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("No saved replies yet");
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ replies: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the saved replies");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ replies: "failed" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The saved replies could not be loaded");
  },
};
