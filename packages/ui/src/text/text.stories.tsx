import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "./text.tsx";

const lead =
  "An agent is only useful when it has a job, access to the right systems and someone to answer to. You get all three.";
const body =
  "The agent reads each invoice, matches it with its order and drafts the payment. A person approves every amount above $500, and every step is written to a log that you own.";

const meta = {
  title: "Components/Text",
  component: Text,
  args: { children: body },
  argTypes: { asChild: { control: false } },
  parameters: {
    usage: {
      when: [
        "For paragraphs, notes and figures, so that size, tone and line length stay the house's.",
        "With `asChild` for a `<time>`, a `<li>` or a `<span>` that needs the same look.",
      ],
      whenNot: [
        "Inside of a component that already sets its text: a button, a badge, a bubble.",
        "`mono` for anything that a person wrote.",
      ],
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-6">
      <Text size="figure" tone="strong">
        6 days
      </Text>
      <Text size="lead">{lead}</Text>
      <Text>{body}</Text>
      <Text size="ui" tone="strong">
        Approve the draft
      </Text>
      <Text size="small">Drafted at 06:12, waiting for Adaeze Lindqvist</Text>
      <Text size="meta" tone="quiet">
        Run 4182, 14 steps, 3 min
      </Text>
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="grid gap-4">
      <Text>Default: what most sentences are.</Text>
      <Text tone="strong">Strong: names, amounts, what matters first.</Text>
      <Text tone="quiet">Quiet: times, counts, what may be skipped.</Text>
      <div className="w-fit bg-paper p-5 text-on-paper">
        <Text tone="inherit">Inherit: on paper and on tangerine.</Text>
      </div>
    </div>
  ),
};

/** 44 characters for the lead, 62 for the rest; the second of each is as wide as its container. */
export const Measure: Story = {
  render: () => (
    <div className="grid gap-6">
      <Text size="lead" data-testid="lead">
        {lead}
      </Text>
      <Text data-testid="body">{body}</Text>
      <Text measure={false} data-testid="free">
        {body}
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const limit = (id: string) => getComputedStyle(within(canvasElement).getByTestId(id)).maxWidth;
    await expect(Number.parseFloat(limit("lead"))).toBeGreaterThan(0);
    await expect(Number.parseFloat(limit("body"))).toBeGreaterThan(0);
    await expect(limit("free")).toBe("none");
  },
};

export const Tabular: Story = {
  render: () => (
    <div className="grid w-fit gap-1 text-end">
      <Text tabular>$1,184.10</Text>
      <Text tabular>$977.41</Text>
      <Text tabular>$20,311.11</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText("$977.41");
    await expect(getComputedStyle(amount).fontVariantNumeric).toBe("tabular-nums");
  },
};

export const Mono: Story = { args: { size: "small", mono: true, children: "06:12:04 run_4182 matched 31 of 34" } };

export const AsChild: Story = {
  render: () => (
    <Text size="meta" tone="quiet" asChild>
      <time dateTime="2026-03-02T06:12">Monday, 06:12</time>
    </Text>
  ),
};

/** A word without a break must not widen its page. */
export const LongText: Story = {
  render: (args) => (
    <div className="w-64">
      <Text {...args}>
        https://intake.thirtyfold.example/forms/2026/first-teammate/northbridge-logistics-operations
      </Text>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { lang: "ar", children: "يقرأ الوكيل كل فاتورة ويطابقها مع الطلب، ويوافق شخص على كل مبلغ." },
};
