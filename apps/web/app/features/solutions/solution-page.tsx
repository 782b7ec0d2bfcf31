import { useLocation } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";
import { Late, latePart } from "../../lib/late.tsx";
import { type DataSource, settings } from "../../settings.ts";
import { slugOf, solutionKey } from "./solution-key.ts";
import { SolutionLoading, SolutionMissing } from "./solution-placeholders.tsx";
import type { SolutionRecord } from "./solution-record.ts";
import { SolutionView } from "./solution-view.tsx";

/** Used only for navigations: a page opened directly contains its solution. Loads before the view transition. */
export const liveSolution = latePart(() => import("./live-solution.tsx").then((module) => module.LiveSolution));

type SolutionPageProps = {
  param: string | undefined;
  /** Set by the build; null on the one page that serves all unknown slugs. */
  built: SolutionRecord | null | undefined;
  source?: DataSource;
};

export function SolutionPage({ param, built, source = settings.dataSource }: SolutionPageProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (built) return <SolutionView solution={built} />;
  // One file serves all unknown slugs, so its first render must not show the slug.
  if (built === null && !hydrated) return <SolutionMissing error="Solution not found" />;
  const slug = slugOf(param, pathname);
  if (slug === undefined) return <SolutionMissing error="No solution specified" />;
  if (slug.trim() === "") return <SolutionMissing error="No solution slug provided" />;
  if (built === null && source === "static") return <SolutionMissing error={`Solution not found: ${slug}`} />;
  return (
    <Late
      key={slug}
      part={liveSolution}
      props={{ slug, dataKey: solutionKey(slug), source }}
      fallback={<SolutionLoading />}
      name="The solution"
    />
  );
}
