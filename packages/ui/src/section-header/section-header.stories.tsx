import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Container } from "../container/container.tsx";
import { SectionHeader } from "./section-header.tsx";

const meta = {
  title: "Components/SectionHeader",
  component: SectionHeader,
  args: {
    title: "Before and after",
    titleId: "stories",
    lead: "Three teams, one repeated job each. The figures are hours in a week, before and after day 30.",
  },
  decorators: [
    (Story, { args }) => (
      <section aria-labelledby={args.titleId}>
        <Container className="py-10">{Story()}</Container>
      </section>
    ),
  ],
  parameters: {
    layout: "none",
    usage: {
      when: ["At the start of a section, with its id in the section's `aria-labelledby`."],
      whenNot: ["For the page's title: that is a hero's h1.", "Above a single paragraph."],
    },
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Before and after" })).toBeVisible();
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

export const LongText: Story = {
  args: {
    title: "What three teams in research, dentistry and freight handed over in their first thirty days",
    lead: "The weekly supplier analysis took four days. Now the agent drafts it by Monday morning and one analyst spends a day checking it. The other two stories are of the same kind.",
  },
};

export const RightToLeft: Story = {
  args: { title: "قبل وبعد", lead: "ثلاثة فرق، ومهمة متكررة لكل منها." },
  globals: { direction: "rtl" },
};
