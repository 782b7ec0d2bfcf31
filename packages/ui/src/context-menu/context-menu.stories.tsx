import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { otherTheme } from "../../.storybook/stage/other-theme.tsx";
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "../dropdown-menu/dropdown-menu.tsx";
import { ContextMenu, ContextMenuContent, type ContextMenuProps, ContextMenuTrigger } from "./context-menu.tsx";

const onSelect = fn();

const meta = {
  title: "Components/ContextMenu",
  component: ContextMenu,
  subcomponents: { ContextMenuTrigger, ContextMenuContent },
  args: { onOpenChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "320px" } },
    usage: {
      when: ["The actions on a row or a message, for people who use the application all day."],
      whenNot: [
        "As the only way to an action: nobody sees that it is there.",
        "On text or links: people want the browser's own menu there.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[300px]">
      <ContextMenu {...args}>
        <ContextMenuTrigger className="rounded-md border border-line p-6">
          <p>Tomas Verhale, Osprey Lane Dental</p>
          <button type="button" className="text-link underline">
            Open lead
          </button>
        </ContextMenuTrigger>
        <ContextMenuContent aria-label="Lead of Tomas Verhale">
          <DropdownMenuItem onSelect={onSelect}>Assign to me</DropdownMenuItem>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem onSelect={onSelect}>Won</DropdownMenuItem>
              <DropdownMenuItem onSelect={onSelect}>Lost</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuSeparator />
          <DropdownMenuItem disabled>Erase</DropdownMenuItem>
        </ContextMenuContent>
      </ContextMenu>
    </div>
  ),
} satisfies Meta<ContextMenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens at the pressed position. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const lead = within(canvasElement).getByText(/^Tomas/);
    await userEvent.pointer({ keys: "[MouseRight]", target: lead, coords: { clientX: 120, clientY: 60 } });
    const menu = await screen.findByRole("menu", { name: "Lead of Tomas Verhale" });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(Math.round(menu.getBoundingClientRect().left)).toBe(120);
  },
};

/** The submenu opens in the reading direction; choosing an item in it closes both, and focus returns. */
export const RightToLeftKeyboard: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Open lead" });
    button.focus();
    await userEvent.pointer({ keys: "[MouseRight]", target: button, coords: { clientX: 600, clientY: 60 } });
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    const won = await screen.findByRole("menuitem", { name: "Won" });
    await waitFor(() => expect(won).toHaveFocus());
    const opensToTheLeft = won.getBoundingClientRect().right < menu.getBoundingClientRect().left;
    // On a phone there is no room beside the menu.
    await expect(opensToTheLeft).toBe(window.innerWidth >= 768);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Move to" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Won" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
  beforeEach: () => onSelect.mockClear(),
};

/** The menu has the theme of its trigger's surroundings. */
export const NestedTheme: Story = {
  decorators: [otherTheme],
  play: async ({ canvasElement, globals }) => {
    const lead = within(canvasElement).getByText(/^Tomas/);
    await userEvent.pointer({ keys: "[MouseRight]", target: lead, coords: { clientX: 120, clientY: 60 } });
    const menu = await screen.findByRole("menu");
    await expect(menu.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
  },
};

/** The item reached by keys or a mouse is lit. */
export const Lit: Story = {
  play: async ({ canvasElement }) => {
    const lead = within(canvasElement).getByText(/^Tomas/);
    await userEvent.pointer({ keys: "[MouseRight]", target: lead, coords: { clientX: 120, clientY: 60 } });
    await userEvent.hover(await screen.findByRole("menuitem", { name: "Assign to me" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Assign to me" })).toHaveFocus());
  },
};

export const LargeText: Story = {
  globals: { text: "double" },
  play: async ({ canvasElement }) => {
    const lead = within(canvasElement).getByText(/^Tomas/);
    await userEvent.pointer({ keys: "[MouseRight]", target: lead, coords: { clientX: 120, clientY: 60 } });
    const menu = await screen.findByRole("menu", { name: "Lead of Tomas Verhale" });
    await userEvent.click(within(menu).getByRole("menuitem", { name: "Move to" }));
    await screen.findByRole("menuitem", { name: "Won" });
    for (const { right, left } of screen.getAllByRole("menu").map((each) => each.getBoundingClientRect())) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
