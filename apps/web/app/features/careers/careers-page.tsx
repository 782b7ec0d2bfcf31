import { careersPage } from "@thirtyfold/content";
import { Button, Container, CreaseHero } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { Positions } from "./positions.tsx";
import { TermsPanel } from "./terms-panel.tsx";
import { ValueGlyph } from "./value-glyph.tsx";

export function CareersPage() {
  const { title, lead, cta, noMatch } = careersPage;
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
          <TermsPanel className="col-span-7 col-start-4 motion-safe:animate-rise-200" />
        </div>
      </Container>
      <BelowFold>
        <Values />
        <Positions />
        <PageClosing title={noMatch.title} text={noMatch.text} ctas={[noMatch.cta]} />
      </BelowFold>
    </>
  );
}

export function Values() {
  return (
    <section aria-labelledby="values" className="pb-section">
      <Container>
        <h2 id="values" className="sr-only">
          {careersPage.valuesTitle}
        </h2>
        <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
          {careersPage.values.map(({ title, text }, place) => (
            <li key={title} className="grid grid-rows-[auto_1fr] bg-canvas p-6">
              <ValueGlyph place={place} />
              <div className="pt-6">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 text-pretty text-fg-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
