import type { Meta, StoryObj } from "@storybook/react-vite";
import { fallbackSolutions } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { expect } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { IndustryIcon } from "./industry-icon.tsx";
import { PageButtons, SolutionsLoading } from "./live-solutions.tsx";
import { SolutionGrid } from "./solution-grid.tsx";
import { toSolution } from "./solution-record.ts";
import { builtSolutions } from "./solutions-file.ts";
import { SolutionsHero, SolutionsPage } from "./solutions-page.tsx";
import { defaultSort } from "./solutions-queries.ts";
import { StoryCarousel } from "./story-carousel.tsx";
import { WhyChoose } from "./why-choose.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Solutions",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The overview of all solutions, with both sources of its data."],
      whenNot: ["One solution alone: take Website/Solution."],
    },
  },
  component: SolutionsPage,
  args: { built: builtSolutions(), source: "static" },
} satisfies Meta<typeof SolutionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

export const Hero: Story = { render: () => <SolutionsHero /> };

/** Scrolls within the window: the page itself is never wider. */
export const CustomerStories: Story = {
  render: () => <StoryCarousel />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Eight cells whose rows align with those of their neighbors. */
export const Grid: Story = {
  render: () => (
    <Container className="py-10">
      <SolutionGrid solutions={builtSolutions()} />
    </Container>
  ),
};

/** The fallback if the data set cannot be read: three large, two short, each use case with an icon. */
export const Fallback: Story = {
  render: () => (
    <Container className="py-10">
      <SolutionGrid
        solutions={fallbackSolutions.flatMap((solution) => toSolution(solution.slug, solution) ?? [])}
        IndustryIcon={IndustryIcon}
      />
    </Container>
  ),
};

export const Loading: Story = {
  render: () => (
    <Container className="py-10">
      <SolutionsLoading />
    </Container>
  ),
};

export const SecondPage: Story = {
  render: () => (
    <Container className="py-10">
      <PageButtons
        pagination={{ page: 2, limit: 10, total: 24, pages: 3 }}
        sort={defaultSort}
        onPage={() => undefined}
        onReverse={() => undefined}
      />
    </Container>
  ),
};

export const Why: Story = { render: () => <WhyChoose /> };

export const Figures: Story = { render: () => <FiguresSection source="static" /> };
