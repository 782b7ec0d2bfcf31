import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NoSelection } from "./no-selection.tsx";
import { PaneWaiting } from "./pane-states.tsx";
import { supportContact } from "./testing/fake-room.ts";
import { pane } from "./testing/pane.tsx";

const meta = {
  decorators: pane.decorators,
  parameters: {
    ...pane.parameters,
    usage: {
      when: [
        "The right side of the chat before its conversation is there: no contact chosen, its code on the way or lost.",
      ],
      whenNot: [
        "A conversation that has begun, also one that is empty or disconnected: take Website/Chat conversation.",
      ],
    },
  },
  title: "Website/Chat pane",
  component: PaneWaiting,
  args: { contact: supportContact, failed: false, onRetry: fn(), onBack: fn() },
  argTypes: { contact: { control: false } },
} satisfies Meta<typeof PaneWaiting>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On phones the contacts are shown instead. */
export const NothingSelected: Story = { render: () => <NoSelection /> };

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Connecting...");
  },
};

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedOnPhone: Story = {
  args: { failed: true },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Back to contacts" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
