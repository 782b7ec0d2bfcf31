import { type TryAgent, tryPage } from "@thirtyfold/content";
import { Container, CreaseHero } from "@thirtyfold/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { DemoCard } from "./demo-card.tsx";
import { OtherAgents } from "./other-agents.tsx";

/** Made in advance, and only fetched when it is needed. */
const writeExample = async (agent: TryAgent, text: string) =>
  (await import("./example-answer.ts")).exampleAnswer(agent.demoType, text);

/** Everything between the header and the footer of `/playground/try/:demoType`: the demo card with its input. */
export function TryAgentPage({ agent }: { agent: TryAgent }) {
  return (
    <>
      <CreaseHero title={agent.headline}>
        <p className="max-w-[44ch] text-lead text-pretty text-fg-2">{agent.lead}</p>
        <SiteLink
          href={paths.playground}
          className="group/back mt-3 inline-flex min-h-11 items-center gap-2 text-ui text-fg-2 hover:text-fg print:hidden"
        >
          <ArrowLeft
            size={16}
            strokeWidth={1.75}
            className="transition-transform duration-200 ease-out motion-safe:group-hover/back:-translate-x-[3px]"
          />
          {tryPage.back}
        </SiteLink>
      </CreaseHero>
      <Container className="relative pb-section">
        <DemoCard agent={agent} fallback={(text) => writeExample(agent, text)} />
        <OtherAgents agent={agent} />
      </Container>
    </>
  );
}
