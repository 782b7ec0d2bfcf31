import { methodology, type Service, services, servicesPage } from "@thirtyfold/content";
import { Container, CreaseHero, SectionHeader } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { ButtonLink } from "../../lib/button-link.tsx";
import { SolutionDiagram } from "../../lib/diagrams/solution-diagram.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { Consultation } from "./consultation.tsx";
import { ProcessRail } from "./process-rail.tsx";

const { closing, ledger } = servicesPage;
/** The solution whose drawing a service uses, by service id. */
const drawings: Readonly<Record<string, string>> = {
  consulting: "ai-consulting",
  agents: "agent-delivery",
  automation: "enterprise-integration",
};

export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <ServiceLedger />
      <BelowFold>
        <Consultation />
        <Method />
        <PageClosing title={closing.title} text={closing.text} ctas={[closing.cta]} />
      </BelowFold>
    </>
  );
}

function ServicesHero() {
  const { headline, lead, cta } = servicesPage;
  return (
    <CreaseHero title={headline}>
      <p className="max-w-[27em] text-lead text-pretty text-fg-2">{lead}</p>
      <ButtonLink href={cta.path} arrow size="lg" className="mt-6 w-full md:w-auto">
        {cta.label}
      </ButtonLink>
    </CreaseHero>
  );
}

/** A column per service: its input, output, duration and lasting result. */
function ServiceLedger() {
  return (
    <section aria-label="Services" className="relative pb-section">
      <Container>
        <div className="grid divide-y divide-line rounded-md border border-line wide:grid-cols-3 wide:divide-x wide:divide-y-0">
          {services.map((service) => (
            <ServiceCell key={service.id} service={service} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function ServiceCell({ service: { id, title, text, terms, cta } }: { service: Service }) {
  const drawing = drawings[id];
  return (
    <article className="px-5 py-6 md:max-wide:grid md:max-wide:grid-cols-[2fr_3fr] md:max-wide:gap-x-8 md:px-7 md:py-7 wide:row-span-7 wide:grid wide:grid-rows-subgrid wide:gap-y-0">
      <div className="wide:row-span-2 wide:grid wide:grid-rows-subgrid">
        {drawing && <SolutionDiagram slug={drawing} className="mb-6 max-md:max-w-[320px]" />}
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
        <ButtonLink href={cta.path} arrow variant="outline" className="mt-5 w-full justify-self-start md:w-auto">
          {cta.label}
        </ButtonLink>
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

function Method() {
  const { title, lead, keeps } = servicesPage.methodology;
  return (
    <section aria-labelledby="method" className="py-section">
      <Container>
        <SectionHeader titleId="method" title={title} lead={lead} />
        <ProcessRail steps={methodology} keepsLabel={keeps} />
      </Container>
    </section>
  );
}
