import type { Meta, StoryObj } from "@storybook/react-vite";
import { type DemoLog, emptyLog, type LogEntry, logged } from "./demo-log.ts";
import { FrameLog } from "./frame-log.tsx";

const start = Date.UTC(2026, 10, 21, 10, 24);
const lines: readonly (readonly [LogEntry["kind"], string])[] = [
  ["system", "Connected as 5f0c62be-0f5b-4f0e-8a35-9d2f3c1b7a64"],
  ["own", "Good morning. How long does a first project take?"],
  ["server", "Heard: Good morning. How long does a first project take?"],
  ["error", "Too many frames. Wait a second."],
  ["system", "Connection closed with code 1006. The client tries again by itself."],
  ["own", "A word without a place to break: https://thirtyfold.example/solutions/agent-delivery?from=the-log"],
];
const filled = lines.reduce<DemoLog>(
  (log, [kind, content], index) => logged(log, { kind, content, time: start + index * 7000 }),
  emptyLog,
);

const meta = {
  title: "Website/WebSocket log",
  parameters: {
    usage: {
      when: ["Frames as they were sent and received, in order and with their time."],
      whenNot: ["Messages between people: take the chat conversation."],
    },
  },
  component: FrameLog,
  args: { log: filled, shown: true },
  decorators: [
    (Story) => <div className="flex h-110 flex-col overflow-hidden rounded-md border border-line">{Story()}</div>,
  ],
} satisfies Meta<typeof FrameLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};

export const Empty: Story = { args: { log: emptyLog } };

export const Hidden: Story = { args: { shown: false } };

export const OlderLinesGone: Story = { args: { log: { ...filled, dropped: 1204 } } };

export const OnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
