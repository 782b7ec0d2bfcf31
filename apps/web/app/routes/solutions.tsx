import { solutionsPage } from "@thirtyfold/content";
import { prefetchOnIntent, prefetchSolutions } from "../features/solutions/prefetch-solutions.ts";
import { builtSolutions } from "../features/solutions/solutions-file.ts";
import { liveSolutions, SolutionsPage } from "../features/solutions/solutions-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { AtOncePage } from "../lib/starts-at-once.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import { settings } from "../settings.ts";
import type { Route } from "./+types/solutions";

/** At build time: the page contains the list. */
export function loader() {
  return builtSolutions();
}

/** During a navigation the list is fetched (SPEC, section 7). The page reports failures. */
export async function clientLoader(): Promise<undefined> {
  await Promise.allSettled([prefetchSolutions(), liveSolutions.load()]);
}

prefetchOnIntent(clientLoader);

/** The HTML does not contain the API's list. */
export const handle: AtOncePage = { atOnce: () => (settings.dataSource === "api" ? "start" : "nothing") };

export function meta() {
  const { title, description } = solutionsPage;
  const data = [breadcrumbs({ name: title, path: paths.solutions })];
  return pageMeta({ title, description, path: paths.solutions, data });
}

export default function Solutions({ loaderData }: Route.ComponentProps) {
  return <SolutionsPage built={loaderData} />;
}
