import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Container } from "../container/container.tsx";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "../dialog/dialog.tsx";
import { type ToastOptions, ToastProvider, useToast } from "./toast.tsx";

const undo = fn();
const headerHeight: CSSProperties & Record<"--tf-toast-top", string> = { "--tf-toast-top": "80px" };

const error: ToastOptions = {
  variant: "destructive",
  title: "Error",
  description: "Failed to load messages. Please try again.",
};
const messages: ToastOptions[] = [
  error,
  { variant: "success", title: "Draft saved", description: "Ines Kallio can approve it now." },
  { variant: "warning", title: "Approval pending", description: "2 invoices over $5,000 wait for Adaeze Lindqvist." },
  { variant: "info", title: "New report", description: "The supplier analysis for week 42 is in the log." },
  { title: "Copied", description: "The run id is on your clipboard." },
];

/** Shows `initial` on mount, and another toast with every press. */
function Demo({ initial, next }: { initial: readonly ToastOptions[]; next: ToastOptions }) {
  const { toast, dismiss } = useToast();
  useEffect(() => {
    const ids = initial.map((options) => toast({ ...options, duration: Infinity }));
    return () => {
      for (const id of ids) dismiss(id);
    };
  }, [initial, toast, dismiss]);
  return (
    <div className="flex gap-3">
      <Button variant="outline" onClick={() => toast(next)}>
        Load messages
      </Button>
      <Button variant="ghost" onClick={() => dismiss()}>
        Dismiss all
      </Button>
    </div>
  );
}

type Args = ToastOptions & { label: string; closeLabel: string };

function Single({ label, closeLabel, ...options }: Args) {
  // The demo's effect shows it again only when a control changes it.
  const [initial, setInitial] = useState([options]);
  const key = JSON.stringify(options);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setInitial([options]);
  }
  return (
    <div className="min-h-[300px]">
      <ToastProvider label={label} closeLabel={closeLabel}>
        <Demo initial={initial} next={options} />
      </ToastProvider>
    </div>
  );
}

const meta = {
  title: "Components/Toast",
  component: ToastProvider,
  args: { label: "Notifications ({hotkey})", closeLabel: "Dismiss", title: "Copied" },
  argTypes: {
    variant: {
      description: "`destructive` is for what failed: it stays until it is dismissed.",
      control: "select",
      options: ["default", "success", "destructive", "warning", "info"],
    },
    title: { description: "A few words: what happened.", control: "text" },
    description: { description: "What it means, or what to do now.", control: "text" },
    action: { description: "One thing to do about it.", control: false },
    undo: { description: "Takes back what was just done.", control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: "320px" } },
    usage: {
      when: [
        "Something happened that the person should know and need not answer.",
        "A request in the background failed: `destructive`, with what to do.",
        "Something was removed or archived and can come back: `undo`.",
      ],
      whenNot: [
        "For an error of one field: it stands at the field.",
        "For what must be answered: that is a dialog.",
        "For unsaved changes: the form's save bar says that.",
        "As the only way to an action: a toast can be missed.",
      ],
    },
  },
  render: (args) => <Single {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: "The run id is on your clipboard." } };
export const Success: Story = {
  args: { variant: "success", title: "Draft saved", description: "Ines Kallio can approve it now." },
};
export const Destructive: Story = {
  args: {
    variant: "destructive",
    title: "Error",
    description: "Failed to load messages. Please try again.",
  },
  play: async () => {
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("Failed to load messages. Please try again."));
    // The visible and the announced text are one: nothing says it twice.
    await expect(screen.getAllByText("Failed to load messages. Please try again.")).toHaveLength(1);
  },
};
export const Warning: Story = {
  args: { variant: "warning", title: "Approval pending", description: "2 invoices over $5,000 wait for Adaeze." },
};
export const InfoTitleOnly: Story = { args: { variant: "info", title: "The report for week 42 is in the log" } };

export const WithAction: Story = {
  args: { title: "Conversation archived", action: { label: "Undo", onClick: undo } },
  play: async () => {
    undo.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Conversation archived")).toBeNull());
  },
};

/** Undone by its button, or by Ctrl+Z from anywhere outside a text field. */
export const WithUndo: Story = {
  args: { variant: "success", title: "Conversation archived", undo },
  play: async () => {
    undo.mockClear();
    await screen.findByRole("button", { name: "Undo" });
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Conversation archived")).toBeNull());
  },
};

/** The fifth and the fourth replaced the oldest. */
export const ThreeAtMost: Story = {
  render: ({ label, closeLabel }) => (
    <div className="min-h-[420px]">
      <ToastProvider label={label} closeLabel={closeLabel}>
        <Demo initial={messages} next={error} />
      </ToastProvider>
    </div>
  ),
  play: async () => {
    const region = screen.getByRole("region", { name: "Notifications (F8)" });
    await waitFor(() => expect(within(region).getByText("Copied")).toBeVisible());
    await expect(within(region).getAllByRole("listitem")).toHaveLength(3);
    const top = (text: string) => within(region).getByText(text).getBoundingClientRect().top;
    await expect(top("Copied")).toBeLessThan(top("New report"));
  },
};

const long: Args = {
  label: "Notifications ({hotkey})",
  closeLabel: "Dismiss",
  variant: "destructive",
  title: "Connection Error",
  description:
    "The socket to wss://agents.thirtyfold.example/chat/rooms/quillon-freight-adaeze-lindqvist-invoices was closed with code 1011. Your message was kept. It is sent as soon as the connection is back.",
};
export const LongText: Story = { args: long };
export const Phone: Story = {
  args: long,
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const region = screen.getByRole("region", { name: "Notifications (F8)" });
    await waitFor(() => expect(within(region).getByRole("listitem")).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone as wide as the page's text, 24 px below its edge: an app without a header has nothing there. */
export const InThePagesPadding: Story = {
  args: { ...error },
  globals: { viewport: { value: "w390", isRotated: false } },
  render: (args) => (
    <Container data-testid="page">
      <Single {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    const toast = (await screen.findByRole("listitem")).getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(canvas.getByTestId("page")).paddingLeft);
    await expect(toast.top).toBe(24);
    if (window.innerWidth >= 768) return;
    await expect(toast.left).toBe(padding);
    await expect(toast.right).toBe(document.documentElement.clientWidth - padding);
  },
};

/** Below the header of an app that has one. */
export const BelowAHeader: Story = {
  args: { ...error },
  render: (args) => (
    <div style={headerHeight}>
      <Single {...args} />
    </div>
  ),
  play: async () => {
    const toast = await screen.findByRole("listitem");
    await expect(toast.getBoundingClientRect().top).toBe(80);
  },
};

export const RightToLeft: Story = {
  args: { ...error },
  globals: { direction: "rtl" },
  play: async () => {
    const item = await screen.findByRole("listitem");
    await expect(item).toHaveAttribute("data-swipe-direction", "left");
    await expect(item.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
  },
};

export const NestedTheme: Story = {
  args: { ...error },
  render: (args, { globals }) => (
    <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="bg-canvas p-6 text-fg">
      <Single {...args} />
    </div>
  ),
};

/** F8 moves focus to the region, Tab to the toast and its button; after the last one focus returns to where it was. */
export const Keyboard: Story = {
  render: ({ label, closeLabel }) => (
    <div className="min-h-[320px]">
      <ToastProvider label={label} closeLabel={closeLabel}>
        <Demo initial={[]} next={error} />
      </ToastProvider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const load = within(canvasElement).getByRole("button", { name: "Load messages" });
    load.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    const [older, newer] = screen.getAllByRole("listitem");
    await expect(newer).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(older).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(load).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  },
};

/** A modal dialog does not hide the toasts from screen readers. */
export const OverADialog: Story = {
  args: { ...error },
  render: (args) => (
    <>
      <Single {...args} />
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline">Review message</Button>
        </DialogTrigger>
        <DialogContent size="sm">
          <DialogTitle>Your message is ready</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Error"));
    within(canvasElement).getByRole("button", { name: "Review message" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Review message" })).toBeNull();
  },
};
