import { type Service, type SitePath, servicesPage } from "@thirtyfold/content";
import { Button, ButtonArrow } from "@thirtyfold/ui";
import { SolutionDiagram } from "../../lib/diagrams/solution-diagram.tsx";
import { SiteLink } from "../../lib/site-link.tsx";

const { ledger } = servicesPage;
const drawings: Readonly<Record<string, SitePath>> = {
  consulting: "/solutions/ai-consulting",
  agents: "/solutions/agent-delivery",
  automation: "/solutions/enterprise-integration",
};

/** A service. On wide screens its rows stand level with those of its neighbors, as in a ledger. */
export function ServiceCell({ service: { id, title, text, terms, cta } }: { service: Service }) {
  const drawing = drawings[id];
  return (
    <article className="px-5 py-6 md:max-wide:grid md:max-wide:grid-cols-[2fr_3fr] md:max-wide:gap-x-8 md:px-7 md:py-7 wide:row-span-7 wide:grid wide:grid-rows-subgrid wide:gap-y-0">
      <div className="wide:row-span-2 wide:grid wide:grid-rows-subgrid">
        {drawing && <SolutionDiagram path={drawing} className="mb-6 max-md:max-w-[320px]" />}
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="mt-2.5 mb-6 max-w-[27em] text-pretty text-fg-2">{text}</p>
        </div>
      </div>
      <div className="wide:row-span-5 wide:grid wide:grid-rows-subgrid">
        <dl className="wide:row-span-4 wide:grid wide:grid-rows-subgrid">
          <Term name={ledger.brings} value={terms.brings} />
          <Term name={ledger.gets} value={terms.gets} />
          <Term name={ledger.takes} value={terms.takes} />
          <Term name={ledger.stays} value={terms.stays} />
        </dl>
        <Button asChild variant="outline" className="mt-5 w-full justify-self-start md:w-auto">
          <SiteLink href={cta.path}>
            {cta.label}
            <ButtonArrow />
          </SiteLink>
        </Button>
      </div>
    </article>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-t border-line py-3 text-small leading-[1.45]">
      <dt className="text-fg-3">{name}</dt>
      <dd className="font-medium text-pretty">{value}</dd>
    </div>
  );
}
