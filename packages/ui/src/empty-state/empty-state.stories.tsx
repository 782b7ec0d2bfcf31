import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { title: "No messages yet. Start the conversation!", drawing: "conversation" },
  argTypes: { title: { control: "text" }, illustration: { control: false }, action: { control: false } },
  parameters: {
    usage: {
      when: ["Where a list, a pane or a page has nothing to show: say what is missing, then the next step."],
      whenNot: [
        "While something loads: that is a `Skeleton`.",
        "For what failed: that is an error, which says what to do.",
        "In a card of its own: it stands on the ground of the pane that it fills.",
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};

export const List: Story = {
  args: {
    drawing: "list",
    title: "No conversation selected",
    children: "Choose a contact from the sidebar to start chatting",
  },
};

export const Sheet: Story = {
  args: {
    drawing: "sheet",
    level: 1,
    title: "Solution not found",
    children: "There is no solution at this address. It may have been renamed.",
    action: (
      <Button asChild variant="outline">
        <a href="#solutions">All solutions</a>
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Solution not found" })).toBeVisible();
  },
};

/** In place of a whole page. */
export const Page: Story = { args: { ...Sheet.args, size: "page" } };

/** A custom drawing, or none. */
export const OwnIllustration: Story = {
  args: {
    title: "No recent activity",
    illustration: (
      <svg viewBox="0 0 120 24" width={120}>
        <path className="fill-none stroke-line-strong" strokeWidth={1.5} strokeDasharray="3 4" d="M0 12h120" />
        <rect className="fill-tang" x="0" y="6" width="12" height="12" rx="1" />
      </svg>
    ),
    children: "What your agents do shows up here.",
  },
};

export const WithoutDrawing: Story = { args: { illustration: null } };

export const LongText: Story = {
  args: {
    drawing: "list",
    title: "No open position matches what you are looking for at the moment",
    children:
      "We read every application all the same. Tell us which of the hundred tasks you would take off a team's hands, and which you would never hand to an agent.",
    action: <Button>Apply</Button>,
  },
  render: (args) => (
    <div className="mx-auto w-72">
      <EmptyState {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { lang: "ar", title: "لا توجد رسائل بعد", children: "ابدأ المحادثة" },
};
