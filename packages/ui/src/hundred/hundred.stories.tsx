import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Hundred } from "./hundred.tsx";

const meta = {
  title: "Components/Hundred",
  component: Hundred,
  args: { lit: 30 },
  argTypes: { lit: { control: { type: "range", min: 0, max: 100 } } },
  parameters: {
    usage: {
      when: ["An ornament that repeats a number told in words nearby: 30 of 100 tasks."],
      whenNot: ["Progress of something that runs: use Progress, which is read out."],
    },
  },
} satisfies Meta<typeof Hundred>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("[aria-hidden]");
    if (!row) throw new Error("There is no row");
    await expect(getComputedStyle(row).height).toBe("10px");
    // A mask the size of one cell has gaps of 0 to 3 px in Firefox and blurred ones in Chromium.
    await expect(getComputedStyle(row).maskImage).toMatch(/^repeating-linear-gradient/);
    await expect(getComputedStyle(row).maskSize).toBe("auto");
  },
};

export const Amounts: Story = {
  render: () => (
    <div className="grid gap-3">
      {[0, 1, 30, 99, 100].map((lit) => (
        <Hundred key={lit} lit={lit} />
      ))}
    </div>
  ),
};

/** NaN or a number out of range is clamped to the nearer end. */
export const BadInput: Story = {
  render: () => (
    <div className="grid gap-3">
      <Hundred lit={Number.NaN} />
      <Hundred lit={250} />
    </div>
  ),
};

export const Narrow: Story = { decorators: [(Story) => <div className="max-w-80">{Story()}</div>] };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
