import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ScrollArea } from "./scroll-area.tsx";

const meta = {
  title: "Components/ScrollArea",
  component: ScrollArea,
  args: { label: "Log of the run" },
  parameters: {
    usage: {
      when: ["A list or a log in a panel of a fixed height."],
      whenNot: [
        "For a table: it scrolls by itself.",
        "For the text of a page: two bars side by side fight over the wheel.",
      ],
    },
  },
  render: (args) => (
    <ScrollArea {...args} className="h-48 max-w-[24rem] rounded-md border border-line">
      <ol className="grid w-[36rem] gap-2 p-4 text-small">
        {Array.from({ length: 24 }, (_, line) => (
          <li key={line}>
            Invoice {4100 + line} matched with its receipt and put down for approval by Adaeze Lindqvist
          </li>
        ))}
      </ol>
    </ScrollArea>
  ),
} satisfies Meta<typeof ScrollArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab reaches it, so that keys can scroll it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("region", { name: "Log of the run" })).toHaveFocus();
  },
};
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" } };
