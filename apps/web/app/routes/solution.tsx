import { prefetchOnIntent, prefetchSolutions } from "../features/solutions/prefetch-solutions.ts";
import { solutionKey } from "../features/solutions/solution-key.ts";
import { solutionMeta } from "../features/solutions/solution-meta.ts";
import { liveSolution, SolutionPage } from "../features/solutions/solution-page.tsx";
import { builtSolution } from "../features/solutions/solutions-file.ts";
import { pageMeta } from "../lib/seo.ts";
import type { AtOncePage } from "../lib/starts-at-once.ts";
import type { Route } from "./+types/solution";

/** At build time: the page contains its solution; null serves all unknown slugs. */
export function loader({ params }: Route.LoaderArgs) {
  return builtSolution(solutionKey(params.slug)) ?? null;
}

/** During a navigation the solution is fetched (SPEC, section 7). The page reports failures. */
export async function clientLoader(): Promise<undefined> {
  await Promise.allSettled([prefetchSolutions(), liveSolution.load()]);
}

prefetchOnIntent(clientLoader);

/** The page for unknown slugs has to name the slug. */
export const handle: AtOncePage = { atOnce: (solution) => (solution === null ? "start" : "nothing") };

export function meta({ loaderData, params }: Route.MetaArgs) {
  return pageMeta(solutionMeta(params.slug, loaderData));
}

export default function Solution({ loaderData, params }: Route.ComponentProps) {
  return <SolutionPage param={params.slug} built={loaderData} />;
}
