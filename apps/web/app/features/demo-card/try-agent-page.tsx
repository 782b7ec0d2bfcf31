import { type TryAgent, tryAgents, tryPage } from "@thirtyfold/content";
import { AgentTile, Card, CardLink, Container, CreaseHero } from "@thirtyfold/ui";
import { demoAgentIcons } from "../../lib/agent-icons/demo-agent-icons.ts";
import { BackLink } from "../../lib/back-link.tsx";
import { BelowFold } from "../../lib/below-fold.tsx";
import { latePart } from "../../lib/late.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { DemoCard } from "./demo-card.tsx";

// Canned answers, fetched ahead: one is needed most when the connection is lost.
const examples = latePart(() => import("./example-answer.ts"));

const writeExample = async (agent: TryAgent, text: string) =>
  (await examples.load()).exampleAnswer(agent.demoType, text);

export function TryAgentPage({ agent }: { agent: TryAgent }) {
  return (
    <>
      <div className="relative">
        <Container className="absolute inset-x-0 top-[76px] z-1 wide:top-[100px] print:hidden">
          <BackLink href={paths.playground}>{tryPage.back}</BackLink>
        </Container>
        <CreaseHero title={agent.headline}>
          <p className="max-w-[27em] text-lead text-pretty text-fg-2">{agent.lead}</p>
        </CreaseHero>
      </div>
      <Container className="relative pb-section">
        <DemoCard agent={agent} fallback={(text) => writeExample(agent, text)} onReach={examples.fetch} />
        <BelowFold>
          <OtherAgents agent={agent} />
        </BelowFold>
      </Container>
    </>
  );
}

function OtherAgents({ agent }: { agent: TryAgent }) {
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
