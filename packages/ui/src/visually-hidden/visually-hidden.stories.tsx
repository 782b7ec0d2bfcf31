import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Components/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "invoice 2041 of Quillon Freight" },
  render: (args) => (
    <Button variant="outline">
      Approve <VisuallyHidden {...args} />
    </Button>
  ),
  parameters: {
    usage: {
      when: ["Words that the eye gets from the place: which of ten equal buttons, that a link opens a new tab."],
      whenNot: ["Text that would help everybody.", "Controls: hidden focus is lost focus."],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Approve invoice 2041 of Quillon Freight" });
    const hidden = within(button).getByText("invoice 2041 of Quillon Freight");
    await expect(hidden.offsetWidth).toBeLessThanOrEqual(1);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
