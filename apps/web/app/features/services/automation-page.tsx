import { automationPage, processSteps } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { ButtonLink } from "../../lib/button-link.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { FoldedMap } from "./folded-map.tsx";
import { Offers } from "./offers.tsx";
import { Packages, packagesId } from "./packages.tsx";
import { ProcessRail } from "./process-rail.tsx";

const { closing } = automationPage;

export function AutomationPage() {
  return (
    <>
      <AutomationHero />
      <BelowFold>
        <Offers />
        <Packages />
        <ProgramSteps />
        <PageClosing title={closing.title} text={closing.text} ctas={[closing.cta]} />
      </BelowFold>
    </>
  );
}

function AutomationHero() {
  const { headline, lead, primary, secondary } = automationPage;
  return (
    <section className="overflow-hidden pt-[clamp(104px,5vw+64px,136px)] pb-section">
      <Container>
        <h1 className="text-display text-balance [--tf-rise-from:1] [word-spacing:0.04em] motion-safe:animate-rise">
          {headline}
        </h1>
        <div className="mt-[clamp(28px,4vw,64px)] grid-cols-10 items-start gap-x-gutter md:grid">
          <div className="col-span-4 motion-safe:animate-rise-100 wide:col-span-3">
            <p className="max-w-[27em] text-lead text-pretty text-fg-2">{lead}</p>
            <div className="mt-7 grid gap-2.5">
              <ButtonLink href={primary.path} arrow size="lg">
                {primary.label}
              </ButtonLink>
              <ButtonLink href={`#${packagesId}`} size="lg" variant="outline">
                {secondary.label}
              </ButtonLink>
            </div>
          </div>
          <FoldedMap className="col-span-6 mt-12 motion-safe:animate-rise-200 md:mt-1 wide:col-span-7" />
        </div>
      </Container>
    </section>
  );
}

function ProgramSteps() {
  const { title, lead } = automationPage.process;
  return (
    <section aria-labelledby="process" className="py-section">
      <Container>
        <SectionHeader titleId="process" title={title} lead={lead} />
        <ProcessRail steps={processSteps} />
      </Container>
    </section>
  );
}
