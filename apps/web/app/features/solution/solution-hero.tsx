import { Button, ButtonArrow, Container, CreaseHero, ExternalLink } from "@thirtyfold/ui";
import { BackToSolutions } from "../../lib/back-to-solutions/back-to-solutions.tsx";
import { SlugDiagram } from "../../lib/diagrams/slug-diagram.tsx";
import type { SolutionRecord } from "../../lib/solutions-data/solution-record.ts";
import { paths } from "../../paths.ts";

/** The first screen: the name and its drawing, and below the crease what it is and the way to ask for it. */
export function SolutionHero({ solution }: { solution: SolutionRecord }) {
  const { slug, title, subtext, description, industries } = solution;
  return (
    <div className="relative">
      <Container className="absolute inset-x-0 top-[76px] z-1 wide:top-[100px]">
        <BackToSolutions />
      </Container>
      <CreaseHero title={title}>
        <SlugDiagram slug={slug} className="max-md:mt-2 md:px-4 md:py-5" />
      </CreaseHero>
      <Container className="relative pb-section max-md:-mt-4">
        <div className="grid-cols-10 items-start gap-x-gutter [--rise-delay:200ms] motion-safe:animate-rise md:grid">
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

/** A record's own call, with the defaults of SPEC. It opens a new tab wherever it leads. */
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

/** Where it is at work, left of the fold. */
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
