import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Grid } from "../stack/stack.tsx";
import { Bars, Sparkline, Stat } from "./stat.tsx";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri"].map((label, index) => ({
  label,
  value: [12, 31, 0, 24, 40][index] ?? 0,
}));

const meta = {
  title: "Components/Stat",
  component: Stat,
  subcomponents: { Bars, Sparkline },
  args: { label: "Leads this week", value: "107", change: "12 more than last week", trend: "good" },
  parameters: {
    usage: {
      when: ["Three to six numbers that open an overview.", "`Bars` for amounts by day, `Sparkline` for a course."],
      whenNot: [
        "A number among others of its kind: that is a Table.",
        "A chart that is read exactly: this one has no axes.",
      ],
    },
  },
  render: (args) => (
    <Grid gap="lg" columnWidth={12}>
      <Stat {...args} />
      <Stat label="Waiting for a person" value="3" size="compact" change="1 more than yesterday" trend="bad" />
      <Stat label="Answers by day" value="107">
        <Bars label="Answers by day" points={week} />
      </Stat>
      <Stat label="Answers by day, beside 80 of others" value="107">
        <Bars label="Answers by day, beside others" points={week} max={80} />
      </Stat>
      <Stat label="Time to answer" value="4 min" change="as last week">
        <Sparkline label="Time to answer by day" points={week} format={(minutes) => `${minutes} min`} />
      </Stat>
    </Grid>
  ),
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers read a table instead of a chart. */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Time to answer by day" });
    await expect(within(table).getByRole("row", { name: "Tue 31 min" })).toBeInTheDocument();
  },
};

/** No points, one, and none above zero. */
export const FewPoints: Story = {
  render: () => (
    <div className="grid gap-6">
      {[0, 1, 2].map((count) => (
        <div key={count} className="grid grid-cols-2 gap-6">
          <Bars label={`Bars of ${count}`} points={week.slice(2, 2 + count)} />
          <Sparkline label={`Line of ${count}`} points={week.slice(2, 2 + count)} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { className: "max-w-60", value: "adaeze.lindqvist@quillon-freight.example" },
  render: (args) => <Stat {...args} />,
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText(/^adaeze/);
    await expect(value.offsetWidth).toBeLessThanOrEqual(240);
  },
};

export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" } };
