import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { children: "Hand over the first task" },
  parameters: {
    usage: {
      when: [
        "For every heading: choose the level for the outline, the size for the page.",
        "`hero` once, on the home page; `display` for the h1 of other marketing pages; `app-h1` in the app area.",
      ],
      whenNot: [
        "For large text that heads nothing, such as a price or a result: that is `Text` in size `figure`.",
        "For the heading of a section with a lead: `SectionHeader` places both.",
      ],
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hero: Story = { args: { level: 1, size: "hero", children: "Deploy AI Agents, Not Just Software" } };

export const Display: Story = { args: { level: 1, children: "Watch one work before you hire one" } };

export const AppH1: Story = { name: "App h1", args: { level: 1, size: "app-h1", children: "Welcome, User" } };

/** Without a size, each level has its own. */
export const Levels: Story = {
  render: () => (
    <div className="grid gap-6">
      <Heading level={1}>Solutions</Heading>
      <Heading level={2}>Before and after</Heading>
      <Heading level={3}>Invoice matching</Heading>
      <Heading level={4}>Receipts against bank lines</Heading>
      <Heading level={5}>Unmatched receipts</Heading>
      <Heading level={6}>Older than 30 days</Heading>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const size = (level: number) =>
      Number.parseFloat(getComputedStyle(within(canvasElement).getByRole("heading", { level })).fontSize);
    await expect(size(1)).toBeGreaterThan(size(2));
    await expect(size(2)).toBeGreaterThan(size(3));
    await expect(size(3)).toBeGreaterThan(size(4));
    await expect(size(6)).toBe(size(4));
  },
};

/** The outline requires h2, the design asks for a small title. */
export const LevelApartFromSize: Story = {
  args: { level: 2, size: "h4", children: "Recent Activity" },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe("17px");
  },
};

/** Lines are balanced, so that the last one never holds a single word. */
export const LongText: Story = {
  args: {
    level: 2,
    children: "An agent is only useful when it has a job, access to the right systems and someone to answer to",
  },
  render: (args) => (
    <div className="max-w-[640px]">
      <Heading {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { level: 1, lang: "ar", children: "سلّم المهمة الأولى" },
};
