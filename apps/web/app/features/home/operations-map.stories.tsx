import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { OperationsMap } from "./operations-map.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Operations map",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The hundred tasks of a company and the days on which thirty are handed over."],
      whenNot: ["The promise as an ornament: take Hundred."],
    },
  },
  component: OperationsMap,
  args: { className: "m-6" },
} satisfies Meta<typeof OperationsMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Replay: Story = {
  play: async ({ canvasElement }) => {
    // Then nothing moves, and nothing can be replayed.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const replay = within(canvasElement).getByRole("button", { name: /replay/i });
    await userEvent.click(replay);
    await expect(replay).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
