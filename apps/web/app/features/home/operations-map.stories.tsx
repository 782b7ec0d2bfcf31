import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { OperationsMap } from "./operations-map.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Operations map",
  component: OperationsMap,
  args: { className: "m-6" },
} satisfies Meta<typeof OperationsMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const replay = within(canvasElement).getByRole("button", { name: /replay/i });
    await userEvent.click(replay);
    await expect(replay).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
