import { careersPage } from "@thirtyfold/content";
import { Button, Container, CreaseHero } from "@thirtyfold/ui";
import { PageClosing } from "../../lib/page-closing.tsx";
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
          <TermsPanel className="col-span-7 col-start-4 [--tf-rise-delay:200ms] motion-safe:animate-rise" />
        </div>
      </Container>
      <Values />
      <Positions />
      <PageClosing title={noMatch.title} text={noMatch.text} ctas={[noMatch.cta]} />
    </>
  );
}
