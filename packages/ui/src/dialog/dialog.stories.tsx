import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "./dialog.tsx";

type Args = DialogContentProps & { defaultOpen: boolean; onOpenChange: (open: boolean) => void };

const meta = {
  title: "Components/Dialog",
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogTitle, DialogDescription, DialogActions, DialogClose },
  args: { size: "default", closeLabel: "Close", defaultOpen: true, onOpenChange: fn() },
  argTypes: { size: { control: "inline-radio", options: ["sm", "default", "lg"] } },
  parameters: {
    docs: { story: { inline: false, height: "420px" } },
    usage: {
      when: [
        "A question must be answered before anything else can go on.",
        "A short task that belongs to this screen and should not lose its place.",
      ],
      whenNot: [
        "To say that something worked: that is a toast.",
        "For a long form or reading: that is a page of its own.",
        "From within a dialog: close the first one.",
      ],
    },
  },
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <div className="min-h-[360px]">
      <Dialog defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <DialogTrigger asChild>
          <Button variant="outline">Review message</Button>
        </DialogTrigger>
        <DialogContent {...args}>
          <DialogTitle>Your message is ready</DialogTitle>
          <DialogDescription>We will open the intake form in a new tab with these details filled in.</DialogDescription>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            <Button>Open intake form</Button>
          </DialogActions>
        </DialogContent>
      </Dialog>
    </div>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const WithPreview: Story = {
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <div className="min-h-[420px]">
      <Dialog defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <DialogContent {...args}>
          <DialogTitle>Daily Ops Tracker</DialogTitle>
          <DialogDescription>What the agent hands back every weekday at 07:30.</DialogDescription>
          <Card variant="sheet" className="mt-5">
            <p className="font-semibold">Ops summary, Tuesday</p>
            <p className="mt-2 text-small">
              14 invoices matched, 2 wait for Adaeze. 31 supplier emails sorted. Nothing was sent without approval.
            </p>
          </Card>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="outline">Close preview</Button>
            </DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>
    </div>
  ),
};

const paragraphs = Array.from({ length: 18 }, (_, day) => day + 1);

/** Taller than the screen: the panel scrolls on its own, and its close button stays. */
export const LongText: Story = {
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <Dialog defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DialogContent {...args}>
        <DialogTitle>
          What the supplier analysis agent did between the first and the eighteenth working day of the engagement
        </DialogTitle>
        <DialogDescription>
          Every action is written to a log you own: {"lieferantenvergleichsprotokoll".repeat(6)}2026.
        </DialogDescription>
        <ol className="mt-5">
          {paragraphs.map((day) => (
            <li key={day} className="border-t border-line py-3 text-fg-2">
              Day {day}: compared 42 quotes, drafted the weekly report, and left 3 decisions to Ines Kallio.
            </li>
          ))}
        </ol>
        <DialogActions>
          <DialogClose asChild>
            <Button>Done reading</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    const before = screen.getByRole("button", { name: "Close" }).getBoundingClientRect().top;
    panel.scrollTop = 200;
    await expect(screen.getByRole("button", { name: "Close" }).getBoundingClientRect().top).toBe(before);
    panel.scrollTop = 0;
  },
};

/** Only an answer closes it: `role="alertdialog"`, the harmless answer first. */
export const Alert: Story = {
  args: { size: "sm", role: "alertdialog" },
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <div className="min-h-[360px]">
      <Dialog defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <DialogContent {...args}>
          <DialogTitle>Discard the draft</DialogTitle>
          <DialogDescription>
            The role sheet for the Sales Assistant was not saved. It cannot be recovered.
          </DialogDescription>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Keep editing</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button variant="destructive">Discard draft</Button>
            </DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>
    </div>
  ),
  play: async ({ args }) => {
    const alert = await screen.findByRole("alertdialog", { name: "Discard the draft" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus());
    const scrim = alert.previousElementSibling;
    await expect(scrim?.getBoundingClientRect().height).toBe(window.innerHeight);
    if (scrim) await userEvent.click(scrim);
    await expect(alert).toHaveAttribute("data-state", "open");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/**
 * A light panel in a dark page, or the other way round: the overlay has the theme of the place where it is declared.
 */
export const NestedTheme: Story = {
  render: ({ defaultOpen, onOpenChange, ...args }, { globals }) => (
    <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="min-h-[360px] bg-canvas p-6 text-fg">
      <Dialog defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <DialogContent {...args}>
          <DialogTitle>Approve 3 replies</DialogTitle>
          <DialogDescription>Nothing is sent before you approve it.</DialogDescription>
          <DialogActions>
            <Button>Approve replies</Button>
          </DialogActions>
        </DialogContent>
      </Dialog>
    </div>
  ),
  play: async ({ globals }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
    const lightness = Number(/oklch\(([\d.]+)/.exec(getComputedStyle(dialog).backgroundColor)?.[1]);
    await expect(lightness > 0.5).toBe(globals["theme"] !== "light");
  },
};

/** Tab stays inside, Escape closes, focus returns to the trigger, and the page does not move. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Review message" });
    trigger.focus();
    const place = trigger.getBoundingClientRect().x;
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Your message is ready" });
    await expect(dialog).toHaveAccessibleDescription(/new tab/);
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
    await expect(trigger.getBoundingClientRect().x).toBe(place);
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    for (const name of ["Open intake form", "Close", "Cancel"]) {
      await userEvent.tab();
      await expect(within(dialog).getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

function ContactForm() {
  const [open, setOpen] = useState(false);
  return (
    <form
      className="min-h-[360px]"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      <Button type="submit">Send message</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent size="sm">
          <DialogTitle>Continue by email</DialogTitle>
          <DialogDescription>
            Write to hello@thirtyfold.example. You get an answer within one working day.
          </DialogDescription>
        </DialogContent>
      </Dialog>
    </form>
  );
}

/** A dialog without its own trigger also returns focus. */
export const OpenedByAForm: Story = {
  render: () => <ContactForm />,
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole("button", { name: "Send message" });
    submit.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(submit).toHaveFocus());
  },
};

export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg" } };
export const Closed: Story = { args: { defaultOpen: false } };
