import type { Meta, StoryObj } from "@storybook/react-vite";
import Moon from "lucide-react/icons/moon";
import { renderToString } from "react-dom/server";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { InlineTooltip, type InlineTooltipProps } from "./tooltip.tsx";

const meta = {
  title: "Components/InlineTooltip",
  component: InlineTooltip,
  args: {
    content: "This page is always dark",
    side: "bottom",
    align: "center",
    children: (
      <Button variant="ghost" size="icon" aria-label="Color theme" aria-disabled>
        <Moon aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: "160px" } },
    usage: {
      when: ["A hint that has to be there before any script has come, as in the header of a site."],
      whenNot: [
        "Anywhere else: a Tooltip turns where the screen ends, and leaves a part that scrolls.",
        "For what people must know: who does not hover or press does not see it.",
      ],
    },
  },
  render: (args) => (
    <div className="flex min-h-[120px] items-center justify-center">
      <InlineTooltip {...args} />
    </div>
  ),
} satisfies Meta<InlineTooltipProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const hover = { pseudo: { hover: ["span:has(> [role=tooltip])"] } };

export const Default: Story = { parameters: hover };
export const Closed: Story = {};
export const Above: Story = { args: { side: "top" }, parameters: hover };
export const AtTheStart: Story = { args: { align: "start" }, parameters: hover };
export const AtTheEnd: Story = { args: { align: "end" }, parameters: hover };
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" }, parameters: hover };

export const LongText: Story = {
  args: {
    content: "These pages are always dark. In the app area you choose between the dark and the light theme yourself.",
  },
  parameters: hover,
};

/** As a server renders it: no script has run yet. */
export const BeforeAnyScript: Story = {
  parameters: hover,
  render: (args) => (
    <div
      className="flex min-h-[120px] items-center justify-center"
      // oxlint-disable-next-line react/no-danger -- What the component itself makes.
      dangerouslySetInnerHTML={{ __html: renderToString(<InlineTooltip {...args} />) }}
    />
  ),
  // Not in play: Storybook's page applies pseudo states only after that has ended.
  afterEach: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("tooltip")).toBeVisible());
  },
};

/** Opens at once on focus; Escape dismisses it and leaves focus where it is, until focus comes again. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Color theme" });
    const hint = canvas.getByText("This page is always dark");
    await expect(hint).not.toBeVisible();
    await expect(button).toHaveAccessibleDescription("This page is always dark");
    await userEvent.tab();
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(hint).not.toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(hint).toBeVisible());
  },
};
