import { type LibraryAgent, libraryAgents } from "@thirtyfold/content";
import { AgentTile, Card } from "@thirtyfold/ui";
import { agentIcons } from "../../lib/agent-icons/agent-icons.ts";

/** From back to front; sheets further back are shaded. */
const places = [
  "mr-12 mb-12 bg-paper-line [--tf-corner:0px]",
  "mt-6 mr-6 mb-6 ml-6 bg-paper-2 [--tf-corner:0px]",
  "mt-12 ml-12 pt-5 pb-4 sm:pt-6 [--tf-corner:28px]",
];

/** The library's role sheets, each 24 px below and to the right of the one behind it. */
export function SheetStack({ className }: { className: string }) {
  return (
    <ul className={`grid grid-cols-1 self-start ${className}`}>
      {libraryAgents.toReversed().map((agent, place, all) => (
        <li key={agent.slug} className="col-start-1 row-start-1 grid grid-cols-1">
          <Card variant="sheet" flush className={`px-5 sm:px-6 ${places[place] ?? ""}`}>
            {place === all.length - 1 ? (
              <SheetBody agent={agent} />
            ) : (
              <p className="truncate text-meta leading-6 text-on-paper-2">{agent.name}</p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function SheetBody({ agent: { slug, name, job, terms } }: { agent: LibraryAgent }) {
  const Icon = agentIcons[slug];
  return (
    <>
      <div className="flex items-center gap-4">
        {Icon && (
          <AgentTile size="lg">
            <Icon strokeWidth={1.75} />
          </AgentTile>
        )}
        <p className="pr-4 text-h3 font-heading">{name}</p>
      </div>
      <p className="mt-4 mb-5 text-pretty text-on-paper-2">{job}</p>
      <dl>
        {terms.map(([term, value]) => (
          <div
            key={term}
            className="flex justify-between gap-x-3 border-t max-slim:flex-wrap border-paper-line py-2.5 text-small"
          >
            <dt className="whitespace-nowrap text-on-paper-2">{term}</dt>
            <dd className="text-flush font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
