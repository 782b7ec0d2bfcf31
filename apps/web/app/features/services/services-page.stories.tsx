import type { Meta, StoryObj } from "@storybook/react-vite";
import { methodology, servicesPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { block } from "../../testing/in-site.tsx";
import { Consultation } from "./consultation.tsx";
import { ProcessRail } from "./process-rail.tsx";
import { ServicesPage } from "./services-page.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Services",
  parameters: {
    ...block.parameters,
    usage: {
      when: [
        "The three services side by side, what a first talk is, and how a project goes.",
        "ProcessRail: steps of which each leaves something behind.",
      ],
      whenNot: ["Prices and the 30-day program: take Website/Automation.", "One solution: it has a page of its own."],
    },
  },
  component: ServicesPage,
} satisfies Meta<typeof ServicesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

export const FirstTalk: Story = { render: () => <Consultation /> };

export const Steps: Story = {
  render: () => (
    <Container className="py-10">
      <ProcessRail steps={methodology} keepsLabel={servicesPage.methodology.keeps} />
    </Container>
  ),
};
