import { solutionsPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { lazy, Suspense } from "react";
import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import type { DataSource } from "../../settings.ts";
import { SolutionGrid } from "./solution-grid.tsx";

// With the query library and the loading state: whoever comes from outside has the list in the page, and needs neither.
const LiveSolutions = lazy(async () => ({ default: (await import("./live-solutions.tsx")).LiveSolutions }));

type SolutionsSectionProps = {
  /** The list as the page was built with it. */
  built: readonly SolutionCard[] | undefined;
  source: DataSource;
};

/** All solutions as cells of one frame. */
export function SolutionsSection({ built, source }: SolutionsSectionProps) {
  const { title, lead } = solutionsPage.list;
  return (
    <section aria-labelledby="list" className="pt-[clamp(3rem,2rem+3vw,5rem)] pb-section">
      <Container>
        <SectionHeader titleId="list" title={title} lead={lead} />
        {built !== undefined && source === "static" ? (
          <SolutionGrid solutions={built} />
        ) : (
          <Suspense fallback={<div className="min-h-[1000px]" />}>
            <LiveSolutions source={source} built={built} />
          </Suspense>
        )}
      </Container>
    </section>
  );
}
