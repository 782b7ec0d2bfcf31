import { backToSolutions, solutionPage } from "@thirtyfold/content";
import { Button, ButtonArrow, Container, CreaseHero, ExternalLink, SectionHeader } from "@thirtyfold/ui";
import { BackLink } from "../../lib/back-link.tsx";
import { BelowFold } from "../../lib/below-fold.tsx";
import { SolutionDiagram } from "../../lib/diagrams/solution-diagram.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { paths } from "../../paths.ts";
import type { SolutionRecord, UseCase } from "./solution-record.ts";

export function SolutionView({ solution }: { solution: SolutionRecord }) {
  const { features, useCases: cases } = solution;
  const { closing } = solutionPage;
  return (
    <>
      <SolutionHero solution={solution} />
      {features.length > 0 && <KeyFeatures features={features} />}
      <BelowFold>
        {cases.length > 0 && <UseCases cases={cases} />}
        <PageClosing title={closing.title} text={closing.text} ctas={[closing.cta]} />
      </BelowFold>
    </>
  );
}

function SolutionHero({ solution }: { solution: SolutionRecord }) {
  const { slug, title, subtext, description, industries } = solution;
  return (
    <div className="relative">
      <Container className="absolute inset-x-0 top-[76px] z-1 wide:top-[100px]">
        <BackLink href={backToSolutions.path}>{backToSolutions.label}</BackLink>
      </Container>
      <CreaseHero title={title}>
        <SolutionDiagram moves slug={slug} className="max-md:mt-2 md:px-4 md:py-5" />
      </CreaseHero>
      <Container className="relative pb-section max-md:-mt-4">
        <div className="grid-cols-10 items-start gap-x-gutter motion-safe:animate-rise-200 md:grid">
          <p className="col-span-6 max-w-[32em] text-lead text-pretty text-fg-2 wide:col-span-4 wide:col-start-4">
            {description ?? subtext ?? "No description available"}
          </p>
          <CallToAction solution={solution} />
          {industries.length > 0 && <Industries industries={industries} />}
        </div>
      </Container>
    </div>
  );
}

/** The record's own call to action, with SPEC's defaults. It always opens a new tab. */
function CallToAction({ solution: { title, cta } }: { solution: SolutionRecord }) {
  if (cta === undefined) return null;
  return (
    <div className="col-span-4 mt-7 md:mt-1 wide:col-span-3">
      <Button asChild size="lg" className="h-auto min-h-[52px] w-full py-2 whitespace-normal wide:w-auto wide:min-w-60">
        <ExternalLink href={cta.link ?? paths.contact}>
          {cta.text ?? `Get Started with ${title}`}
          <ButtonArrow />
        </ExternalLink>
      </Button>
    </div>
  );
}

function Industries({ industries }: Pick<SolutionRecord, "industries">) {
  return (
    <dl className="col-span-10 mt-9 border-t border-line text-small leading-[1.35] md:max-wide:grid md:max-wide:grid-cols-3 md:max-wide:gap-x-gutter wide:col-span-3 wide:col-start-1 wide:row-start-1 wide:mt-1.5 wide:max-w-[300px]">
      {industries.slice(0, 3).map(({ industry, task }) => (
        <div key={industry} className="flex justify-between gap-2.5 border-b border-line py-[9px]">
          <dt className="text-fg-3">{industry}</dt>
          <dd className="text-flush">{task}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cells that share borders, each marked by its own square among the others. */
function KeyFeatures({ features }: { features: SolutionRecord["features"] }) {
  return (
    <section aria-labelledby="features" className="pb-section">
      <Container>
        <SectionHeader titleId="features" title={solutionPage.features.title} />
        <ul className="grid border-t border-l border-line md:grid-cols-3">
          {features.map(({ title, text }, index) => (
            <li key={title} className="border-r border-b border-line px-5 pt-6 pb-7 wide:px-7 wide:pt-8 wide:pb-9">
              <FeatureMark index={index} count={features.length} />
              <h3 className="mt-6 max-w-[12.5em] text-h3">{title}</h3>
              <p className="mt-2.5 max-w-[32em] text-pretty text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function FeatureMark({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className="flex gap-1">
      {Array.from({ length: count }, (_, cell) => (
        <span key={cell} className={`h-2.5 w-6 rounded-xs ${cell <= index ? "bg-tang" : "bg-surface-3"}`} />
      ))}
    </div>
  );
}

function UseCases({ cases }: { cases: readonly UseCase[] }) {
  const { title, lead } = solutionPage.uses;
  return (
    <section aria-labelledby="use-cases" className="border-t border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-3">
            <h2 id="use-cases" className="text-h2">
              {title}
            </h2>
            <p className="mt-4 max-w-[18.5em] text-pretty text-fg-2">{lead}</p>
          </div>
          <ol className="col-span-7 mt-8 border-t border-line md:mt-0">
            {cases.map(({ industry, text }, index) => (
              <li key={text} className="flex gap-x-6 border-b border-line py-6 md:py-7">
                <span aria-hidden className="w-8 flex-none text-h3 max-slim:w-auto text-fg-3 tabular-nums">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <p className="min-w-0 max-w-[38em] text-[1.125rem] leading-[1.55] text-pretty text-fg-2">
                  {industry !== undefined && <strong className="font-heading text-fg">{industry}: </strong>}
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
