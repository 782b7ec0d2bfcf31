import { solutionsPage } from "@thirtyfold/content";
import { SolutionsPage } from "../features/solutions/solutions-page.tsx";
import { fetchLiveSolutions } from "../features/solutions/solutions-section.tsx";
import { pageMeta } from "../lib/seo.ts";
import { builtSolutions } from "../lib/solutions-data/solutions-file.ts";
import { warmSolutions, whenFetchedAhead } from "../lib/solutions-data/warm-solutions.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/solutions";

/** At build: a direct visit has the list in the page. */
export function loader() {
  return builtSolutions();
}

/** On the way from another page the list is read (SPEC, section 7). */
export async function clientLoader() {
  const [ready] = await Promise.all([warmSolutions(), fetchLiveSolutions()]);
  return ready;
}

whenFetchedAhead(clientLoader);

export function meta() {
  const { title, description } = solutionsPage;
  const data = [breadcrumbs({ name: title, path: paths.solutions })];
  return pageMeta({ title, description, path: paths.solutions, data });
}

export default function Solutions({ loaderData }: Route.ComponentProps) {
  return <SolutionsPage built={loaderData} />;
}
