import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { value: 12, max: 30, label: "Tasks handed over" },
  parameters: {
    usage: {
      when: [
        "`cells` for work that is done piece by piece, with the number in words beside it.",
        "`line` for how far a page has been read, or seconds until something closes.",
      ],
      whenNot: [
        "For a wait of unknown length without steps: that is a `Spinner`.",
        "For a measure that is not on its way anywhere: that is `BeforeAfter`.",
      ],
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number appears beside it, so that nobody has to count cells. */
export const Default: Story = {
  render: (args) => (
    <div className="grid gap-2.5">
      <div className="flex justify-between text-small text-fg-2">
        <span>{args.label}</span>
        <span className="tabular-nums">
          {args.value} of {args.max}
        </span>
      </div>
      <Progress {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Tasks handed over" });
    await expect(bar).toHaveAttribute("aria-valuenow", "12");
    await expect(bar).toHaveAttribute("aria-valuemax", "30");
    // A mask the size of one cell has uneven gaps in Firefox.
    await expect(getComputedStyle(bar).maskImage).toMatch(/^repeating-linear-gradient/);
    await expect(getComputedStyle(bar).maskSize).toBe("auto");
  },
};

/** Nothing is lit before the first cell is complete, and the last cell only at the end. */
export const Steps: Story = {
  render: () => (
    <div className="grid gap-5">
      <Progress value={0} label="Day 0" />
      <Progress value={1} max={30} label="Day 1" />
      <Progress value={50} label="Half" />
      <Progress value={99.9} label="Almost" />
      <Progress value={100} label="Done" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lit = (name: string) => {
      const bar = within(canvasElement).getByRole("progressbar", { name });
      const part = (bar.firstElementChild?.getBoundingClientRect().width ?? 0) / bar.getBoundingClientRect().width;
      return Math.round(part * 30);
    };
    await expect(["Day 0", "Day 1", "Half", "Almost", "Done"].map(lit)).toEqual([0, 1, 15, 29, 30]);
  },
};

/** In progress, with an unknown end. Dim and static under reduced motion. */
export const Indeterminate: Story = {
  args: { label: "Reading 214 receipts" },
  render: ({ label }) => <Progress label={label ?? ""} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};

export const Line: Story = { args: { variant: "line", value: 42, max: 100, label: "Read so far" } };

export const LineIndeterminate: Story = {
  render: () => <Progress variant="line" label="Sending the application" />,
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-40">
      <Progress {...args} />
    </div>
  ),
};

/** It fills from the right. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { label: "المهام المسلّمة" },
  render: (args) => (
    <div className="grid gap-5">
      <Progress {...args} />
      <Progress {...args} variant="line" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of within(canvasElement).getAllByRole("progressbar")) {
      const light = bar.firstElementChild?.getBoundingClientRect().right ?? 0;
      await expect(Math.abs(light - bar.getBoundingClientRect().right)).toBeLessThan(2);
    }
  },
};
