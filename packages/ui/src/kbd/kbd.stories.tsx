import type { Meta, StoryObj } from "@storybook/react-vite";
import { Kbd } from "./kbd.tsx";

const meta = {
  title: "Components/Kbd",
  component: Kbd,
  args: { children: "K" },
  parameters: {
    usage: {
      when: ["The key for something, beside its name."],
      whenNot: ["Code or output of a machine: that is Text with `mono`."],
    },
  },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  render: (args) => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd {...args} /> finds a lead, <Kbd>Esc</Kbd> closes.
    </p>
  ),
};
export const LargeText: Story = { ...Keys, globals: { text: "double" } };
