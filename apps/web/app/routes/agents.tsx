import { agentsPage } from "@thirtyfold/content";
import { AgentsPage } from "../features/agents/agents-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = agentsPage;
  const data = [breadcrumbs({ name: title, path: paths.agents })];
  return pageMeta({ title, description, path: paths.agents, data });
}

export default function Agents() {
  return <AgentsPage />;
}
