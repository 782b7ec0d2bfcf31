import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { passkeys } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { YouPage } from "./you-page.tsx";

const meta = {
  ...deskStory,
  title: "Desk/You",
  component: YouPage,
  parameters: {
    ...deskStory.parameters,
    at: "/you",
    usage: {
      when: ["One’s own passkeys, theme, keys, what this device tells, and signing out."],
      whenNot: ["Other people: Desk/People."],
    },
  },
} satisfies Meta<typeof YouPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  beforeEach: serverOf({ passkeys: list(passkeys) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Passkey 2");
  },
};

export const RemovingAPasskey: Story = {
  beforeEach: serverOf({ passkeys: list(passkeys.slice(0, 1)) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Remove passkey 1" }));
    await page.findByRole("alertdialog", { name: "Remove passkey 1?" });
  },
};

export const OnPhone: Story = {
  beforeEach: serverOf({ passkeys: list(passkeys) }),
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Passkey 2");
  },
};

export const Empty: Story = {
  beforeEach: serverOf({ passkeys: list([]) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("You have none");
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ passkeys: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading your passkeys");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ passkeys: "failed" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Your passkeys could not be loaded");
  },
};
