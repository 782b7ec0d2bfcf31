import type { Meta, StoryObj } from "@storybook/react-vite";
import Download from "lucide-react/icons/download";
import Inbox from "lucide-react/icons/inbox";
import Moon from "lucide-react/icons/moon";
import Users from "lucide-react/icons/users";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CommandMenu, type CommandMenuProps } from "./command-menu.tsx";

const onSelect = fn();

const groups = [
  {
    label: "Go to",
    commands: [
      { value: "inbox", label: "Inbox", icon: <Inbox />, shortcut: ["G", "I"], onSelect },
      { value: "people", label: "People", icon: <Users />, keywords: "colleagues team", onSelect },
    ],
  },
  {
    label: "Actions",
    commands: [
      {
        value: "export",
        label: "Export leads as CSV",
        icon: <Download />,
        description: "All 1,204 of them, with notes",
        onSelect,
      },
      { value: "theme", label: "Use the dark theme", icon: <Moon />, onSelect },
      { value: "erase", label: "Erase a visitor’s data", disabled: true, onSelect },
    ],
  },
] satisfies CommandMenuProps["groups"];

const meta = {
  title: "Components/CommandMenu",
  component: CommandMenu,
  args: { label: "Commands", placeholder: "Go to or do", groups, defaultOpen: true, onQueryChange: fn() },
  beforeEach: () => onSelect.mockClear(),
  parameters: {
    docs: { story: { inline: false, height: "460px" } },
    usage: {
      when: [
        "An application with more places and actions than its navigation shows, for people who use it all day.",
        "Beside a search of its own data: hand it what the server found as one more group.",
      ],
      whenNot: [
        "As the only way to something: whoever does not know its name finds it elsewhere, too.",
        "To choose a value in a form: that is a Combobox.",
        "For the actions on one thing: those are in its DropdownMenu.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[420px]">
      <CommandMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof CommandMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Names are aligned, with or without an icon before them.
  play: async () => {
    const names = (await screen.findAllByRole("option")).map((option) => option.querySelector("span > span"));
    await expect(new Set(names.map((name) => name?.getBoundingClientRect().x)).size).toBe(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" } };

function OpenedByKey(props: CommandMenuProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button variant="outline" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        Commands
      </Button>
      <CommandMenu {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/**
 * Opened by a button or by Ctrl+K, which the app listens for. Arrow keys wrap around and skip disabled commands, Enter
 * runs the lit one, focus returns.
 */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  render: (args) => <OpenedByKey {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Commands" });
    await userEvent.click(opener);
    const field = await screen.findByRole("combobox", { name: "Commands" });
    await waitFor(() => expect(field).toHaveFocus());
    const lit = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(lit()).toHaveAccessibleName("Inbox");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(lit()).toHaveAccessibleName("Export leads as CSV");
    await expect(lit()).toHaveAccessibleDescription("All 1,204 of them, with notes");
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NoMatch: Story = {
  play: async () => {
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "csv");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.type(field, " of invoices");
    await expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “csv of invoices”.");
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

/** A server's results are shown as they come, after the menu's own matches. */
export const FoundElsewhere: Story = {
  args: {
    loading: true,
    groups: [
      ...groups,
      {
        label: "Conversations",
        found: true,
        commands: [
          { value: "c-118", label: "Tomas Verhale", description: "Can the agent book calls at night?", onSelect },
          {
            value: "c-121",
            label: "Adaeze Lindqvist of Quillon Freight in Rotterdam",
            description: "Closing, receipts, and who approves a payment that is larger than the month before",
            onSelect,
          },
        ],
      },
    ],
  },
};

export const NestedTheme: Story = {
  render: (args, { globals }) => (
    <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="min-h-[420px] bg-canvas">
      <CommandMenu {...args} />
    </div>
  ),
};

/** A mouse lights the command under it, as keys do. */
export const Lit: Story = {
  play: async () => {
    const people = await screen.findByRole("option", { name: "People" });
    await userEvent.hover(people);
    const field = screen.getByRole("combobox");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", people.id));
  },
};
