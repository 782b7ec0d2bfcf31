import { solutionsPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import type { DataSource } from "../../settings.ts";
import type { LiveSolutionsProps } from "./live-solutions.tsx";
import { SolutionGrid } from "./solution-grid.tsx";

let fetched: ComponentType<LiveSolutionsProps> | undefined;

/**
 * Fetches what reads the list, with the query library and the loading state; whoever comes from outside has the list in
 * the page, and needs neither. Once it is there, the page is whole with its first frame.
 */
export async function fetchLiveSolutions(): Promise<{ default: ComponentType<LiveSolutionsProps> }> {
  fetched = (await import("./live-solutions.tsx")).LiveSolutions;
  return { default: fetched };
}

const LateSolutions = lazy(fetchLiveSolutions);

type SolutionsSectionProps = {
  /** The list as the page was built with it. */
  built: readonly SolutionCard[] | undefined;
  source: DataSource;
};

/** All solutions as cells of one frame. */
export function SolutionsSection({ built, source }: SolutionsSectionProps) {
  const { title, lead } = solutionsPage.list;
  const [LiveSolutions] = useState(() => fetched ?? LateSolutions);
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
