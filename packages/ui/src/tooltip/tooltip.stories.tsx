import type { Meta, StoryObj } from "@storybook/react-vite";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: {
    content: "Last update 2 minutes ago",
    defaultOpen: true,
    onOpenChange: fn(),
    children: <Button variant="outline">Reload messages</Button>,
  },
  argTypes: {
    side: {
      description: "Where it stands beside the control; it turns where there is no room.",
      options: ["top", "bottom", "start", "end"],
    },
    align: { description: "Which of its ends stands at the control's.", options: ["start", "center", "end"] },
  },
  parameters: {
    docs: { story: { inline: false, height: "160px" } },
    usage: {
      when: ["A control needs a few more words than fit on it.", "An icon button whose sign is not known to everyone."],
      whenNot: [
        "For what people must know: touch screens never show a tooltip.",
        "For links or buttons in it: that is a menu or a dialog.",
        "On a `disabled` control: it gets no focus. Use `aria-disabled`.",
      ],
    },
  },
  render: (args) => (
    <div className="flex min-h-[120px] items-center justify-center">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Below: Story = { args: { side: "bottom" } };
export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const IconButton: Story = {
  args: {
    content: "Reload messages",
    children: (
      <Button variant="ghost" size="icon" aria-label="Reload messages">
        <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    content: "These pages are always dark. In the app area you choose between the dark and the light theme yourself.",
  },
};

/** A control that currently does nothing and says why: `aria-disabled`, so that it keeps focus and its tooltip. */
export const Disabled: Story = {
  args: {
    content: "These pages are always dark",
    children: (
      <Button variant="ghost" aria-disabled onClick={(event) => event.preventDefault()}>
        Theme
      </Button>
    ),
  },
};

export const NestedTheme: Story = {
  render: (args, { globals }) => (
    <div
      data-theme={globals["theme"] === "light" ? "dark" : "light"}
      className="flex min-h-[120px] items-center justify-center bg-canvas text-fg"
    >
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const hint = (await screen.findByRole("tooltip")).closest<HTMLElement>("[data-theme]");
    const place = within(canvasElement).getByRole("button").closest<HTMLElement>("[data-theme]");
    await expect(hint?.dataset["theme"]).toBe(place?.dataset["theme"]);
    await expect(hint && getComputedStyle(hint).backgroundColor).toBe(place && getComputedStyle(place).color);
  },
};

/** Opens at once on focus; Escape dismisses it and leaves focus where it is. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Reload messages" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Last update 2 minutes ago");
    await expect(button).toHaveAccessibleDescription("Last update 2 minutes ago");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Opens after a short hover; it stays while the pointer is on the tooltip itself. */
export const Hover: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Reload messages" });
    await userEvent.hover(button);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    const hint = await screen.findByRole("tooltip");
    await userEvent.hover(hint);
    await expect(screen.getByRole("tooltip")).toBeInTheDocument();
  },
};
