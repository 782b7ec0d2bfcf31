import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LogoMark } from "./logo-mark.tsx";

const meta = {
  title: "Components/LogoMark",
  component: LogoMark,
  parameters: {
    usage: {
      when: ["Where the name stands beside it, or on the link around it.", "`on-tang` on a tangerine tile."],
      whenNot: ["Mirrored in right-to-left: it is a 3.", "Under 16 px high."],
    },
  },
} satisfies Meta<typeof LogoMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnTang: Story = {
  args: { tone: "on-tang" },
  decorators: [(Story) => <div className="inline-grid bg-tang p-4">{Story()}</div>],
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-6">
      {[16, 28, 56, 112].map((height) => (
        <LogoMark key={height} {...args} height={height} width={(height * 24) / 28} />
      ))}
    </div>
  ),
};

export const Animated: Story = {
  args: { animated: true, width: 96, height: 112 },
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll("path")];
    await expect(panels).toHaveLength(4);
    await waitFor(() => expect(panels.flatMap((panel) => panel.getAnimations())).toEqual([]));
  },
};

/** The mark keeps its direction: a mirrored 3 is no longer a 3. */
export const RightToLeft: Story = { args: { width: 48, height: 56 }, globals: { direction: "rtl" } };
