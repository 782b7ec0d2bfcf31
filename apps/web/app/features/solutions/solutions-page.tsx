import { solutionsPage } from "@thirtyfold/content";
import { Container, CreaseHero, SectionHeader } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { ButtonLink } from "../../lib/button-link.tsx";
import { Late, latePart } from "../../lib/late.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { TitleLines } from "../../lib/title-lines.tsx";
import { type DataSource, settings } from "../../settings.ts";
import { FiguresSection } from "./figures-section.tsx";
import { SolutionGrid } from "./solution-grid.tsx";
import type { SolutionCard } from "./solution-record.ts";
import { StoryCarousel } from "./story-carousel.tsx";
import { WhyChoose } from "./why-choose.tsx";

type SolutionsPageProps = {
  /** Set by the build; without it the list is fetched. */
  built: readonly SolutionCard[] | undefined;
  source?: DataSource;
};

export function SolutionsPage({ built, source = settings.dataSource }: SolutionsPageProps) {
  const { titleLines, text, cta } = solutionsPage.closing;
  return (
    <>
      <SolutionsHero />
      <BelowFold>
        <SolutionsSection built={built} source={source} />
        <WhyChoose />
        <FiguresSection source={source} />
        <PageClosing title={titleLines} text={text} ctas={[cta]} />
      </BelowFold>
    </>
  );
}

// The hero's folded ground, continued below the stories.
const ground =
  "absolute inset-0 bg-[linear-gradient(90deg,var(--tf-surface)_var(--tf-fold-page),var(--tf-bg-sunken)_0,var(--tf-bg)_calc(var(--tf-fold-page)+220px))] [mask-image:linear-gradient(#000_70%,transparent)] max-md:hidden";

export function SolutionsHero() {
  const { headlineLines, subline, cta } = solutionsPage;
  return (
    <div className="relative overflow-hidden">
      <div aria-hidden className={ground} />
      <CreaseHero title={<TitleLines lines={headlineLines} />} className="bg-transparent">
        <p className="max-w-[16em] text-lead text-pretty text-fg-2">{subline}</p>
        <ButtonLink href={cta.path} arrow size="lg" className="mt-6 w-full md:w-auto">
          {cta.label}
        </ButtonLink>
      </CreaseHero>
      <StoryCarousel />
    </div>
  );
}

/** Contains the query library and the loading state, which a page opened directly does not need. */
export const liveSolutions = latePart(() => import("./live-solutions.tsx").then((module) => module.LiveSolutions));

type SolutionsSectionProps = {
  built: readonly SolutionCard[] | undefined;
  source: DataSource;
};

function SolutionsSection({ built, source }: SolutionsSectionProps) {
  const { title, lead } = solutionsPage.list;
  return (
    <section aria-labelledby="list" className="pt-[clamp(3rem,2rem+3vw,5rem)] pb-section">
      <Container>
        <SectionHeader titleId="list" title={title} lead={lead} />
        {built !== undefined && source === "static" ? (
          <SolutionGrid solutions={built} />
        ) : (
          <Late
            part={liveSolutions}
            props={{ source, built }}
            fallback={<div className="min-h-[1000px]" />}
            name="The list"
          />
        )}
      </Container>
    </section>
  );
}
