import { type TryAgent, tryAgents, tryPage } from "@thirtyfold/content";
import { AgentTile, Card, CardLink } from "@thirtyfold/ui";
import { demoAgentIcons } from "../../lib/agent-icons/demo-agent-icons.ts";
import { SiteLink } from "../../lib/site-link.tsx";

/** The way to the other live pages. */
export function OtherAgents({ agent }: { agent: TryAgent }) {
  const others = tryAgents.filter(({ slug }) => slug !== agent.slug);
  return (
    <section aria-labelledby="other-agents" className="mt-[clamp(64px,6vw,112px)] print:hidden">
      <h2 id="other-agents" className="text-h3">
        {tryPage.othersTitle}
      </h2>
      <div className="mt-6 grid overflow-hidden rounded-md border border-line md:grid-cols-2">
        {others.map(({ slug, path, name, headline }) => {
          const Icon = demoAgentIcons[slug];
          return (
            <Card
              key={slug}
              interactive
              className="flex items-start gap-5 rounded-none border-0 bg-transparent max-md:not-first:border-t md:not-first:border-l"
            >
              {Icon && (
                <AgentTile>
                  <Icon strokeWidth={1.75} />
                </AgentTile>
              )}
              <div className="pr-6">
                <h3 className="text-h4">
                  <CardLink asChild>
                    <SiteLink href={path}>{name}</SiteLink>
                  </CardLink>
                </h3>
                <p className="mt-1 text-fg-2">{headline}</p>
              </div>
            </Card>
          );
        })}
      </div>
    </section>
  );
}
