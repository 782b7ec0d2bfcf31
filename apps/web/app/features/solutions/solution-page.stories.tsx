import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { AiConsultingPage } from "./ai-consulting-page.tsx";
import { EnterpriseIntegrationPage } from "./enterprise-integration-page.tsx";
import { MachineLearningPage } from "./machine-learning-page.tsx";
import { SolutionPage } from "./solution-page.tsx";
import { SolutionLoading, SolutionMissing } from "./solution-placeholders.tsx";
import { builtSolution } from "./solutions-file.ts";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Solution",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["A solution's own page, from whichever source it comes; also the screen of one that is not known."],
      whenNot: ["Several solutions side by side: take Website/Solutions."],
    },
  },
  component: SolutionPage,
  args: { param: "agent-delivery", built: builtSolution("agent-delivery") },
} satisfies Meta<typeof SolutionPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

/** The three solutions with their own page, each with a sample of its work. */
export const MachineLearning: Story = { render: () => <MachineLearningPage /> };
export const AiConsulting: Story = { render: () => <AiConsultingPage /> };
export const EnterpriseIntegration: Story = { render: () => <EnterpriseIntegrationPage /> };
export const MachineLearningOnPhone: Story = {
  ...MachineLearning,
  globals: { viewport: { value: "w390", isRotated: false } },
};

/** A record with nothing but a title says so. */
export const BareRecord: Story = {
  args: {
    param: "bare",
    built: { slug: "bare", title: "Bare", features: [], useCases: [], industries: [], featured: true, listed: true },
  },
};

export const Loading: Story = { render: () => <SolutionLoading /> };

export const Missing: Story = { render: () => <SolutionMissing error="Solution not found: paper-boats" /> };
