import { agentsPage, libraryAgents } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { AgentSheet } from "./agent-sheet.tsx";
import { catalogId } from "./catalog-anchor.ts";

const { title, lead } = agentsPage.catalog;

/** The agents of the library, a large role sheet each. */
export function AgentCatalog() {
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
