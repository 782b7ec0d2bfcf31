import { tryAgents } from "@thirtyfold/content";
import { useLocation } from "react-router";
import { TryAgentPage } from "../features/demo-card/try-agent-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/try-agent";

/** One module serves all agents' pages. The route table has no others, so one of them always matches. */
const agentAt = (pathname: string) => tryAgents.find(({ path }) => pathname.startsWith(path)) ?? tryAgents[0];

export function meta({ location }: Route.MetaArgs) {
  const { title, description, path } = agentAt(location.pathname);
  const data = [breadcrumbs({ name: "Playground", path: paths.playground }, { name: title, path })];
  return pageMeta({ title, description, path, data });
}

export default function TryAgent() {
  const agent = agentAt(useLocation().pathname);
  return <TryAgentPage key={agent.demoType} agent={agent} />;
}
