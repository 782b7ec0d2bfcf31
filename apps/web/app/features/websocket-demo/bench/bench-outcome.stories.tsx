import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BenchOutcome } from "./bench-outcome.tsx";
import { idleBench, runSize } from "./bench-state.ts";

const message = (index: number, seq: number | null) =>
  ({ id: `m-${index}`, seq, delivery: seq === null ? "waiting" : "sent" }) as const;
const numbers = Array.from({ length: runSize }, (_, index) => index + 1);
const whole = {
  ...idleBench,
  phase: "done",
  written: numbers.map((seq) => message(seq, seq)),
  arrived: numbers,
  counters: { sent: 20, acknowledged: 20, replayed: 6, deduplicated: 9 },
  sender: "connected",
  receiver: "connected",
} as const;

const meta = {
  title: "Website/Reliability bench",
  parameters: {
    usage: {
      when: ["What a run against a failing connection lost, doubled and delivered."],
      whenNot: ["A measurement that is still running: the bench's own controls tell it."],
    },
  },
  component: BenchOutcome,
  args: { snapshot: idleBench },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-4xl rounded-md border border-line bg-surface [--tf-fold:30%]">{Story()}</div>
    ),
  ],
} satisfies Meta<typeof BenchOutcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeARun: Story = {};

export const ConnectionLost: Story = {
  args: {
    snapshot: {
      ...whole,
      phase: "sending",
      written: numbers.slice(0, 14).map((seq) => message(seq, seq <= 9 ? seq : null)),
      arrived: numbers.slice(0, 8),
      counters: { sent: 14, acknowledged: 9, replayed: 0, deduplicated: 4 },
      sender: "disconnected",
      receiver: "connecting",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("9 of 20")).toBeVisible();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("goes out by itself");
  },
};

export const NothingLost: Story = {
  args: { snapshot: { ...whole, verdict: { holds: true, lost: 0, doubled: 0, outOfOrder: 0 } } },
};

export const SomethingLost: Story = {
  args: {
    snapshot: { ...whole, arrived: numbers.slice(2), verdict: { holds: false, lost: 2, doubled: 0, outOfOrder: 0 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Lost: 2. Doubled: 0. Out of order: 0.");
  },
};

export const OnPhone: Story = {
  ...NothingLost,
  globals: { viewport: { value: "w390", isRotated: false } },
};
