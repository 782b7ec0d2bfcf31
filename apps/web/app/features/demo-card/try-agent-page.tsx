import { type TryAgent, tryPage } from "@thirtyfold/content";
import { Container, CreaseHero } from "@thirtyfold/ui";
import { BackLink } from "../../lib/back-link.tsx";
import { latePart } from "../../lib/late.tsx";
import { paths } from "../../paths.ts";
import { DemoCard } from "./demo-card.tsx";
import { OtherAgents } from "./other-agents.tsx";

// Made in advance, and only fetched when it is needed.
const examples = latePart(() => import("./example-answer.ts"));

const writeExample = async (agent: TryAgent, text: string) =>
  (await examples.load()).exampleAnswer(agent.demoType, text);

/** Everything between the header and the footer of `/playground/try/:demoType`: the demo card with its input. */
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
        <DemoCard agent={agent} fallback={(text) => writeExample(agent, text)} />
        <OtherAgents agent={agent} />
      </Container>
    </>
  );
}
