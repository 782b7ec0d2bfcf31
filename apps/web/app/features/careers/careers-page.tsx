import { careersPage } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock, Container, CreaseHero } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { Positions } from "./positions.tsx";
import { TermsPanel } from "./terms-panel.tsx";
import { Values } from "./values.tsx";

const { title, lead, cta, noMatch } = careersPage;

/** Everything between the header and the footer of `/careers`. */
export function CareersPage() {
  return (
    <>
      <CreaseHero title={title}>
        <p className="max-w-[27em] text-lead text-pretty text-fg-2 max-[352px]:pr-3">{lead}</p>
        <Button asChild size="lg" className="mt-6 w-full md:w-auto">
          <a href="#positions">{cta}</a>
        </Button>
      </CreaseHero>
      <Container className="relative pb-section">
        <div className="grid-cols-10 gap-x-gutter wide:grid">
          <TermsPanel className="col-span-7 col-start-4 [--rise-delay:200ms] motion-safe:animate-rise" />
        </div>
      </Container>
      <Values />
      <Positions />
      <ClosingBlock title={noMatch.title}>
        <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{noMatch.text}</p>
        <Button asChild variant="ink" size="xl" className="max-md:w-full">
          <SiteLink href={noMatch.cta.path}>
            {noMatch.cta.label}
            <ButtonArrow />
          </SiteLink>
        </Button>
      </ClosingBlock>
    </>
  );
}
