import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { otherTheme } from "../../.storybook/stage/other-theme.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Link } from "../link/link.tsx";
import { HoverCard } from "./hover-card.tsx";

const meta = {
  title: "Components/HoverCard",
  component: HoverCard,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    children: <Link href="#lead">Adaeze Lindqvist</Link>,
    content: (
      <div className="flex gap-3">
        <Avatar name="Adaeze Lindqvist" decorative />
        <div>
          <p className="font-semibold">Finance lead, Quillon Freight</p>
          <p className="mt-1 text-fg-2">
            Closing takes six days. Wants receipts matched daily, with a person who approves.
          </p>
        </div>
      </div>
    ),
  },
  argTypes: {
    side: {
      description: "Where it stands beside the control; it turns where there is no room.",
      options: ["top", "bottom", "start", "end"],
    },
    align: { description: "Which of its ends stands at the control's.", options: ["start", "center", "end"] },
  },
  parameters: {
    docs: { story: { inline: false, height: "220px" } },
    usage: {
      when: ["A look at a record before opening it, where the same is behind the link."],
      whenNot: [
        "For what is nowhere else: touch screens never show it.",
        "For controls: those are in a Popover.",
        "For a few words about a button: that is a Tooltip.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[180px]">
      <HoverCard {...args} />
    </div>
  ),
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

/** Opens at once on focus, and Escape dismisses it. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async () => {
    await userEvent.tab();
    const link = screen.getByRole("link", { name: "Adaeze Lindqvist" });
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^Finance lead, Quillon Freight/));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Finance lead, Quillon Freight")).toBeNull());
    await expect(link).toHaveFocus();
  },
};

export const Closed: Story = { args: { defaultOpen: false } };

/** The card has the theme of its link's surroundings. */
export const NestedTheme: Story = {
  decorators: [otherTheme],
  play: async ({ globals }) => {
    const card = document.getElementById(screen.getByRole("link").getAttribute("aria-describedby") ?? "");
    await expect(card?.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
  },
};
