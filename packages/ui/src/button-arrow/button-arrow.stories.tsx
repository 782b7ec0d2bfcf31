import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ButtonArrow } from "./button-arrow.tsx";

const meta = {
  title: "Components/ButtonArrow",
  component: ButtonArrow,
  render: (args) => (
    <Button size="lg">
      Open the playground <ButtonArrow {...args} />
    </Button>
  ),
  parameters: {
    usage: {
      when: ["Last in a button or link that leads to another page."],
      whenNot: ["In a button that does something here: send, approve, reload.", "Without words beside it."],
    },
  },
} satisfies Meta<typeof ButtonArrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = {
  parameters: { pseudo: { hover: true } },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector("svg");
    if (arrow) await expect(getComputedStyle(arrow).transitionProperty).toBe("translate");
  },
};

export const Larger: Story = { args: { width: 24, height: 24 } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
