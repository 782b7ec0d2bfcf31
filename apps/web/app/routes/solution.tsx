import { fetchLiveSolution, SolutionPage } from "../features/solution/solution-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { solutionKey } from "../lib/solutions-data/solution-key.ts";
import { solutionMeta } from "../lib/solutions-data/solution-meta.ts";
import { builtSolution } from "../lib/solutions-data/solutions-file.ts";
import { warmSolutions, whenFetchedAhead } from "../lib/solutions-data/warm-solutions.ts";
import type { Route } from "./+types/solution";

/** At build: a direct visit has the solution in the page; null stands for every slug that is not known. */
export function loader({ params }: Route.LoaderArgs) {
  return builtSolution(solutionKey(params.slug)) ?? null;
}

/** On the way from another page the solution is read (SPEC, section 7). */
export async function clientLoader() {
  const [ready] = await Promise.all([warmSolutions(), fetchLiveSolution()]);
  return ready;
}

whenFetchedAhead(clientLoader);

export function meta({ loaderData, params }: Route.MetaArgs) {
  return pageMeta(solutionMeta(params.slug, loaderData));
}

export default function Solution({ loaderData, params }: Route.ComponentProps) {
  return <SolutionPage param={params.slug} built={loaderData} />;
}
