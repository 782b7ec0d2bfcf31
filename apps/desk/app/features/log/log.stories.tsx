import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { actions } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { LogPage } from "./log-page.tsx";

const meta = {
  ...deskStory,
  title: "Desk/Log",
  component: LogPage,
  parameters: {
    ...deskStory.parameters,
    at: "/log",
    usage: {
      when: ["Who signed in, invited, exported, erased; for owners."],
      whenNot: ["What was done to one lead or conversation: that stands beside it."],
    },
  },
} satisfies Meta<typeof LogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  beforeEach: serverOf({ log: list(actions) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("That is all there is.");
  },
};

/** A one-word name of the most letters wraps: nothing overflows the viewport. */
export const LongestNameOnPhone: Story = {
  beforeEach: serverOf({
    log: list(actions.slice(0, 3).map((action) => ({ ...action, personName: "Maximiliana".repeat(5) }))),
  }),
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("That is all there is.");
    const [right] = canvas.getAllByRole("row").map((row) => row.getBoundingClientRect().right);
    await expect(right).toBeLessThanOrEqual(canvas.getByRole("main").clientWidth);
  },
};

export const Empty: Story = {
  beforeEach: serverOf({ log: list([]) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Nothing has happened yet.");
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ log: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the log");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ log: "failed" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The log could not be loaded");
  },
};
