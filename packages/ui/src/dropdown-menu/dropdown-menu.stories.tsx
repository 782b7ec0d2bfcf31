import type { Meta, StoryObj } from "@storybook/react-vite";
import ChartScatter from "lucide-react/icons/chart-scatter";
import Compass from "lucide-react/icons/compass";
import Ellipsis from "lucide-react/icons/ellipsis";
import Layers from "lucide-react/icons/layers";
import Network from "lucide-react/icons/network";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "../dialog/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

const onSelect = fn();

const solutions = [
  { name: "All Solutions", icon: <Layers />, text: "Eight ways to hand over work" },
  { name: "Machine Learning", icon: <ChartScatter />, text: "Forecasts from your own records" },
  { name: "AI Consulting", icon: <Compass />, text: "Which thirty tasks, and in what order" },
  { name: "Enterprise Integration", icon: <Network />, text: "Identity, audit and approval for every agent" },
];

const meta = {
  title: "Components/DropdownMenu",
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuGroup,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  args: { defaultOpen: true, openOnHover: false, onOpenChange: fn() },
  beforeEach: () => onSelect.mockClear(),
  parameters: {
    docs: { story: { inline: false, height: "380px" } },
    usage: {
      when: [
        'Three or more actions on one thing, such as those of a table\'s row: a ghost icon Button that names the thing, `align="end"`.',
        'What takes something away: last, below a separator, `variant="destructive"`. It opens a Dialog whose `open` the parent holds, written beside the menu and not in it.',
        "A few related pages behind one word of the header.",
      ],
      whenNot: [
        "To choose a value in a form: that is a Select.",
        "For one or two actions: show them as buttons.",
        "For fields or other controls: a menu has items only.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[330px]">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Solutions</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {solutions.map(({ name, icon, text }) => (
            <DropdownMenuItem key={name} icon={icon} description={text} asChild onSelect={onSelect}>
              <a href={`#${name}`}>{name}</a>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
} satisfies Meta<DropdownMenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
export const Closed: Story = { args: { defaultOpen: false } };

/** The icon of the hovered or focused item is lit. */
export const Highlighted: Story = {
  play: async () => {
    const item = await screen.findByRole("menuitem", { name: "AI Consulting" });
    await userEvent.hover(item);
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAccessibleDescription("Which thirty tasks, and in what order");
  },
};

const actions: NonNullable<Story["render"]> = (args) => (
  <div className="min-h-[330px]">
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Conversation</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuGroup aria-label="Conversation">
          <DropdownMenuItem onSelect={onSelect}>Reload messages</DropdownMenuItem>
          <DropdownMenuItem onSelect={onSelect}>Mark as read</DropdownMenuItem>
          <DropdownMenuItem disabled onSelect={onSelect}>
            Assign to an agent
          </DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuGroup aria-labelledby="log">
          <DropdownMenuLabel id="log">Log</DropdownMenuLabel>
          <DropdownMenuItem onSelect={onSelect}>Export as CSV</DropdownMenuItem>
        </DropdownMenuGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  </div>
);

export const Actions: Story = { render: actions };

/** The dialog is rendered beside the menu, whose items are gone when it opens; focus returns to the menu's button. */
function RowMenu(props: DropdownMenuProps) {
  const [asking, setAsking] = useState(false);
  const name = "Ines Kallio";
  return (
    <>
      <DropdownMenu {...props}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
            <Ellipsis aria-hidden size={20} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={<Pencil />}>Change role</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive" icon={<Trash />} onSelect={() => setAsking(true)}>
            Remove from team
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogContent size="sm" role="alertdialog">
          <DialogTitle>Remove {name} from the team</DialogTitle>
          <DialogDescription>Open conversations go to nobody. This cannot be taken back.</DialogDescription>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Keep</Button>
            </DialogClose>
            <Button variant="destructive" onClick={() => setAsking(false)}>
              Remove
            </Button>
          </DialogActions>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** The menu of a table row. A destructive item comes last, in a color of its own, and asks for confirmation. */
export const OfARow: Story = {
  render: (args) => <RowMenu {...args} />,
  play: async () => {
    const item = await screen.findByRole("menuitem", { name: "Remove from team" });
    const other = screen.getByRole("menuitem", { name: "Change role" });
    await expect(getComputedStyle(item).color).not.toBe(getComputedStyle(other).color);
    // axe checks its contrast on the ground that focus gives it, in both themes.
    await userEvent.hover(item);
    await waitFor(() => expect(item).toHaveFocus());
  },
};

export const AsksFirst: Story = {
  render: (args) => <RowMenu {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove from team" }));
    await screen.findByRole("alertdialog", { name: "Remove Ines Kallio from the team" });
    const keep = screen.getByRole("button", { name: "Keep" });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Actions for Ines Kallio" })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByText("Solutions").closest("button");
    const menu = await screen.findByRole("menu");
    const right = trigger && Math.round(trigger.getBoundingClientRect().right);
    await waitFor(() => expect(Math.round(menu.getBoundingClientRect().right)).toBe(right));
  },
};

export const LongText: Story = {
  render: (args) => (
    <div className="min-h-[330px]">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Reports</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {Array.from({ length: 30 }, (_, week) => (
            <DropdownMenuItem
              key={week}
              description="Prepared by the supplier analysis agent every Monday at 07:30, checked by one analyst"
            >
              Weekly supplier report, calendar week {week + 1}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
  play: async () => {
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight));
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

export const NestedTheme: Story = {
  render: (args, context) => (
    <div data-theme={context.globals["theme"] === "light" ? "dark" : "light"} className="bg-canvas p-6 text-fg">
      {actions(args, context)}
    </div>
  ),
  play: async ({ globals }) => {
    const menu = await screen.findByRole("menu");
    await expect(menu.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
  },
};

/** Arrow keys move and wrap around, letters find, disabled items are skipped, Enter selects, Escape returns focus. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  render: actions,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Conversation" });
    trigger.focus();
    const item = (name: string) => screen.getByRole("menuitem", { name });
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await waitFor(() => expect(item("Reload messages")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(item("Export as CSV")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Reload messages")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(item("Export as CSV")).toHaveFocus();
    await userEvent.keyboard("m");
    await waitFor(() => expect(item("Mark as read")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(item("Reload messages")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A header menu: hovering opens it and leaves focus alone, a click does not close it, leaving it does after 150 ms. */
export const OpenOnHover: Story = {
  args: { defaultOpen: false, openOnHover: true },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Solutions" });
    await userEvent.hover(trigger);
    const menu = await screen.findByRole("menu");
    await expect(document.body).toHaveFocus();
    await userEvent.click(trigger);
    await expect(menu).toHaveAttribute("data-state", "open");
    await userEvent.unhover(trigger);
    await expect(menu).toHaveAttribute("data-state", "open");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
