import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SplitPane } from "./split-pane.tsx";

const meta = {
  title: "Components/SplitPane",
  component: SplitPane,
  args: {
    label: "Width of the list",
    start: <p className="p-4 text-small">Tomas Verhale waits for an answer since 4 minutes.</p>,
    end: <p className="p-4">Leads that arrive at midnight wait until ten. Can the agent answer them?</p>,
    onSizeChange: fn(),
    className: "h-64 rounded-md border border-line",
  },
  argTypes: { start: { control: false }, end: { control: false } },
  parameters: {
    usage: {
      when: ["A list beside what is chosen in it, where people know best how much of each they need."],
      whenNot: ["On phones: one pane at a time, with a way back.", "For content that fits: give it columns of a Grid."],
    },
  },
} satisfies Meta<typeof SplitPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Arrow keys move the edge, Home and End move it to its limits, Enter collapses and restores the list; so does a
 * pointer.
 */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const edge = within(canvasElement).getByRole("separator", { name: "Width of the list" });
    await userEvent.tab();
    await expect(edge).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(edge).toHaveAttribute("aria-valuenow", "32");
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(22);
    await userEvent.keyboard("{End}");
    await expect(edge).toHaveAttribute("aria-valuenow", "70");
    await userEvent.keyboard("{Enter}");
    await expect(edge).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard("{Enter}{Home}");
    await expect(edge).toHaveAttribute("aria-valuenow", "15");
  },
};

export const Vertical: Story = { args: { orientation: "vertical", label: "Height of the list", defaultSize: 50 } };
export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("separator")).toHaveAttribute("aria-valuenow", "32");
  },
};

export const Folded: Story = { args: { defaultSize: 0 } };
export const Hover: Story = { parameters: { pseudo: { hover: ["[role=separator]"] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["[role=separator]"] } } };
