import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./button.tsx";

const meta = { component: Button, args: { children: "Explore AI Agents", onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Explore AI Agents" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
