import { agentsPage, type LibraryAgent } from "@thirtyfold/content";
import { AgentTile, Badge, Card } from "@thirtyfold/ui";
import Hand from "lucide-react/icons/hand";
import { agentIcons } from "../../lib/agent-icons/agent-icons.ts";

const { does, worksIn } = agentsPage.catalog;

export function AgentSheet({ agent }: { agent: LibraryAgent }) {
  return (
    <Card variant="sheet" flush className="[--tf-corner:36px]">
      <article className="grid-cols-10 md:grid">
        <div className="col-span-4 flex flex-col px-5 pt-6 md:border-r md:border-dashed md:border-paper-line md:px-7 md:py-8 wide:col-span-3">
          <AgentName agent={agent} />
          <p className="mt-7 mb-2.5 text-small text-on-paper-2 md:mt-auto md:pt-10">{worksIn}</p>
          <ul aria-label={worksIn} className="flex flex-wrap gap-2">
            {agent.channels.map((channel) => (
              <li key={channel}>
                <Badge className="bg-on-paper text-paper">{channel}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className="col-span-6 px-5 pt-7 pb-7 md:px-7 md:py-8 wide:col-span-7 wide:px-9 wide:pb-9">
          <p className="max-w-[21em] pr-6 text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] leading-[1.2] font-semibold tracking-[-0.02em] text-pretty">
            {agent.job}
          </p>
          <div className="mt-7 grid gap-x-gutter gap-y-6 wide:grid-cols-[4fr_3fr]">
            <Duties agent={agent} />
            <Terms agent={agent} />
          </div>
        </div>
      </article>
    </Card>
  );
}

function AgentName({ agent: { slug, name } }: { agent: LibraryAgent }) {
  const Icon = agentIcons[slug];
  return (
    <>
      {Icon && (
        <AgentTile size="lg" className="mb-6">
          <Icon strokeWidth={1.75} />
        </AgentTile>
      )}
      <h3 className="text-h3">{name}</h3>
    </>
  );
}

function Duties({ agent }: { agent: LibraryAgent }) {
  return (
    <div>
      <h4 className="mb-2.5 text-small font-normal text-on-paper-2">{does}</h4>
      <ul className="border-b border-paper-line">
        {agent.does.map((duty) => (
          <li key={duty} className="flex items-baseline gap-3 border-t border-paper-line py-2.5 text-pretty">
            <span aria-hidden className="size-2 shrink-0 rounded-[1px] bg-on-paper-mark" />
            {duty}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-2.5 text-small text-pretty">
        <Hand aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {agent.asks}
      </p>
    </div>
  );
}

function Terms({ agent }: { agent: LibraryAgent }) {
  return (
    <dl className="self-start wide:mt-[30px] wide:bg-paper-2 wide:px-5 wide:py-1.5">
      {agent.terms.map(([term, value]) => (
        <div
          key={term}
          className="flex justify-between gap-x-3 border-t border-paper-line py-2.5 text-small max-slim:flex-wrap wide:block wide:first:border-t-0"
        >
          <dt className="text-on-paper-2">{term}</dt>
          <dd className="text-right font-semibold wide:text-left">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
