import { agentsPage, libraryAgents } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { ButtonLink } from "../../lib/button-link.tsx";
import { AgentSheet } from "./agent-sheet.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { SheetStack } from "./sheet-stack.tsx";
import { TailoredSolution } from "./tailored-solution.tsx";
import { VoiceLayer } from "./voice-layer.tsx";
import { Waitlist } from "./waitlist.tsx";

/** The anchor that "Explore the Agents" links to. */
const catalogId = "catalog";

export function AgentsPage() {
  return (
    <>
      <AgentsHero />
      <ProblemAndSolution />
      <BelowFold>
        <AgentCatalog />
        <VoiceLayer />
        <TailoredSolution />
        <Waitlist />
      </BelowFold>
    </>
  );
}

function AgentsHero() {
  const { headline, lead, explore } = agentsPage;
  return (
    <section className="overflow-hidden pt-[clamp(104px,5vw+72px,152px)] pb-section">
      <Container>
        <div className="grid-cols-10 grid-rows-[auto_1fr] gap-x-gutter md:grid">
          <div className="col-span-10 wide:col-span-6">
            <h1 className="text-display text-balance [--tf-rise-from:1] [word-spacing:0.04em] motion-safe:animate-rise">
              {headline}
            </h1>
          </div>
          <div className="col-span-4 mt-6 motion-safe:animate-rise-100 md:mt-9">
            <p className="max-w-[24.5em] text-lead text-pretty text-fg-2">{lead}</p>
            <ButtonLink href={`#${catalogId}`} arrow size="lg" className="mt-7 w-full md:w-auto md:min-w-57">
              {explore}
            </ButtonLink>
          </div>
          <SheetStack className="col-span-6 mt-12 motion-safe:animate-rise-200 md:mt-10 wide:col-span-4 wide:col-start-7 wide:row-span-2 wide:row-start-1 wide:mt-2" />
        </div>
      </Container>
    </section>
  );
}

function AgentCatalog() {
  const { title, lead } = agentsPage.catalog;
  return (
    <section
      id={catalogId}
      aria-labelledby="catalog-title"
      className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]"
    >
      <Container>
        <SectionHeader titleId="catalog-title" title={title} lead={lead} />
        <ul className="grid gap-gutter">
          {libraryAgents.map((agent) => (
            <li key={agent.slug}>
              <AgentSheet agent={agent} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
