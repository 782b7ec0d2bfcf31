import { tryAgents } from "@thirtyfold/content";
import { TryAgentPage } from "../features/demo-card/try-agent-page.tsx";
import { NotFoundScreen } from "../features/layout/not-found-screen.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/try-agent";
import { meta as notFoundMeta } from "./not-found.tsx";

const agentOf = (demoType: string) => tryAgents.find((agent) => agent.demoType === demoType);

export function meta({ params }: Route.MetaArgs) {
  const agent = agentOf(params.demoType);
  if (agent === undefined) return notFoundMeta();
  const { title, description, path } = agent;
  const data = [breadcrumbs({ name: "Playground", path: paths.playground }, { name: title, path })];
  return pageMeta({ title, description, path, data });
}

export default function TryAgent({ params }: Route.ComponentProps) {
  const agent = agentOf(params.demoType);
  return agent ? <TryAgentPage key={agent.demoType} agent={agent} /> : <NotFoundScreen />;
}
