import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { ToastProvider, useToast } from "./toast.tsx";

function App() {
  return (
    <ToastProvider>
      <Conversation />
    </ToastProvider>
  );
}

function Conversation() {
  const { toast } = useToast();
  const [archived, setArchived] = useState(false);
  const archive = () => {
    setArchived(true);
    toast({ title: "Conversation archived", undo: () => setArchived(false) });
  };
  const reload = () =>
    toast({ variant: "destructive", title: "Error", description: "Failed to load messages. Please try again." });
  return (
    <Stack direction="row">
      <Button onClick={archive} aria-disabled={archived}>
        {archived ? "Archived" : "Archive"}
      </Button>
      <Button variant="outline" onClick={reload}>
        Load messages
      </Button>
    </Stack>
  );
}

const meta = {
  title: "Components/Toast in an app",
  component: App,
  parameters: {
    docs: { story: { inline: false, height: "320px" } },
    usage: {
      when: ["The provider stands once, around all of an app; `useToast` shows toasts from anywhere below it."],
      whenNot: ["A provider of its own for a part of a page: two columns of toasts cover each other."],
    },
  },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAnApp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("button", { name: "Archive" })).toBeVisible();
  },
};
