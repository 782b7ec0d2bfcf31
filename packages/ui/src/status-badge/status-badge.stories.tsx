import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Components/StatusBadge",
  component: StatusBadge,
  args: { status: "connected" },
  parameters: {
    usage: {
      when: ["For the one connection or the one assistant that a panel shows, in its header."],
      whenNot: [
        "For a word about a row in a list: that is a `Badge`, which is not read out when it changes.",
        "For the result of what a person just did: that is a toast.",
      ],
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const Connecting: Story = { args: { status: "connecting" } };

export const Disconnected: Story = { args: { status: "disconnected" } };

/** The assistant's three states, with a square instead of an icon. */
export const Assistant: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <StatusBadge status="online" />
      <StatusBadge status="error" />
      <StatusBadge status="maintenance" />
    </div>
  ),
};

function Room() {
  const [status, setStatus] = useState<"connected" | "disconnected">("connected");
  return (
    <div className="flex items-center gap-4">
      <StatusBadge status={status} />
      <Button variant="outline" size="sm" onClick={() => setStatus("disconnected")}>
        Leave the room
      </Button>
    </div>
  );
}

/** A single live region whose text changes, so that the change is read out. */
export const Changing: Story = {
  render: () => <Room />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const badge = canvas.getByRole("status");
    await expect(badge).toHaveTextContent("Connected");
    await userEvent.click(canvas.getByRole("button", { name: "Leave the room" }));
    await expect(canvas.getByRole("status")).toBe(badge);
    await expect(badge).toHaveTextContent("Disconnected");
  },
};

/** In another language. */
export const LongText: Story = { args: { status: "connecting", children: "Verbindung wird wiederhergestellt" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { lang: "ar", children: "متصل" } };
