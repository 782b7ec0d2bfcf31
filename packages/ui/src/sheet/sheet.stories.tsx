import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import {
  Sheet,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetRow,
  SheetTitle,
  SheetTrigger,
} from "./sheet.tsx";

type Args = SheetContentProps & { defaultOpen: boolean; onOpenChange: (open: boolean) => void };

function Navigation() {
  return (
    <nav aria-label="Main">
      <ul>
        <li>
          <SheetRow href="#solutions" aria-current="page">
            Solutions
          </SheetRow>
          <ul>
            <li>
              <SheetRow level="sub" href="#ml">
                Machine Learning
              </SheetRow>
            </li>
            <li>
              <SheetRow level="sub" href="#consulting">
                AI Consulting
              </SheetRow>
            </li>
          </ul>
        </li>
        <li>
          <SheetRow href="#about">About</SheetRow>
        </li>
        <li>
          <SheetRow href="#playground">Playground</SheetRow>
        </li>
        <li>
          <SheetRow href="#careers">Careers</SheetRow>
        </li>
      </ul>
      <SheetClose asChild>
        <Button size="lg" className="mt-6 w-full">
          Contact Us
        </Button>
      </SheetClose>
    </nav>
  );
}

const meta = {
  title: "Components/Sheet",
  component: SheetContent,
  subcomponents: { Sheet, SheetTrigger, SheetTitle, SheetRow, SheetClose },
  args: { side: "top", closeLabel: "Close", defaultOpen: true, onOpenChange: fn() },
  argTypes: { side: { control: "inline-radio", options: ["top", "start", "end"] } },
  parameters: {
    layout: "none",
    docs: { story: { inline: false, height: "560px" } },
    usage: {
      when: ["The navigation of the site below 768 px.", "Details or filters beside a list that stays in view."],
      whenNot: ["A question with two answers: that is a dialog.", "A navigation that fits into the header."],
    },
  },
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <Sheet defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <header className="flex h-[60px] items-center justify-between px-pad">
        <span className="font-semibold">Thirtyfold</span>
        <SheetTrigger asChild>
          <Button variant="ghost">Menu</Button>
        </SheetTrigger>
      </header>
      <div className="min-h-[500px] p-6 text-fg-2">The page below the header.</div>
      <SheetContent {...args}>
        <SheetTitle visuallyHidden={args.side === "top"}>Navigation</SheetTitle>
        <Navigation />
      </SheetContent>
    </Sheet>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Top: Story = {};
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
export const Start: Story = { args: { side: "start" } };
export const End: Story = { args: { side: "end" } };
export const StartRightToLeft: Story = {
  args: { side: "start" },
  globals: { direction: "rtl" },
  play: async () => {
    const sheet = await screen.findByRole("dialog");
    await expect(sheet.dir).toBe("rtl");
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

/** Longer content scrolls in the sheet. */
export const LongText: Story = {
  args: { side: "end" },
  render: ({ defaultOpen, onOpenChange, ...args }) => (
    <Sheet defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <SheetContent {...args}>
        <SheetTitle>Everything the bookkeeping agent matched in the third quarter of the year</SheetTitle>
        <div className="mt-4">
          {Array.from({ length: 24 }, (_, row) => (
            <SheetRow key={row} level="sub" href={`#receipt-${row}`}>
              Receipt {1041 + row}, Quillon Freight, waiting for the approval of Adaeze Lindqvist
            </SheetRow>
          ))}
        </div>
      </SheetContent>
    </Sheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole("dialog");
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

export const NestedTheme: Story = {
  render: ({ defaultOpen, onOpenChange, ...args }, { globals }) => (
    <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="min-h-[500px] bg-canvas text-fg">
      <Sheet defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <SheetContent {...args}>
          <SheetTitle visuallyHidden>Navigation</SheetTitle>
          <Navigation />
        </SheetContent>
      </Sheet>
    </div>
  ),
  play: async ({ globals }) => {
    const sheet = await screen.findByRole("dialog");
    await expect(sheet.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
  },
};

/** Focus stays inside, the close button is visible when focused, Escape closes and returns focus. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Menu" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const sheet = await screen.findByRole("dialog", { name: "Navigation" });
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(60));
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(within(sheet).getByRole("link", { name: "Solutions" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    const close = within(sheet).getByRole("button", { name: "Close" });
    await expect(close).toHaveFocus();
    await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(36);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
