import { type Solution, sampleNote } from "@thirtyfold/content";
import { Button, ButtonArrow, Container, CreaseHero } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { BackToSolutions } from "../../lib/back-to-solutions/back-to-solutions.tsx";
import { SiteLink } from "../../lib/site-link.tsx";

type DetailHeroProps = {
  solution: Solution;
  /** The page's artefact: an example of the work, right of the fold. */
  children: ReactNode;
};

/** The first screen: what it is called, one line, the way to ask for it, and the work itself below the crease. */
export function DetailHero({ solution, children }: DetailHeroProps) {
  const { title, subtext, description, cta } = solution;
  return (
    <div className="relative">
      <Container className="absolute inset-x-0 top-[76px] z-1 wide:top-[100px]">
        <BackToSolutions />
      </Container>
      <CreaseHero title={title}>
        <p className="max-w-[27em] text-lead text-pretty text-fg-2">{subtext}</p>
        <Button asChild size="lg" className="mt-6 w-full md:w-auto md:min-w-67">
          <SiteLink href={cta.link}>
            {cta.text}
            <ButtonArrow />
          </SiteLink>
        </Button>
      </CreaseHero>
      <Container className="relative pb-section">
        <div className="grid-cols-10 items-start gap-x-gutter wide:grid">
          <div className="col-span-3 [--rise-delay:200ms] motion-safe:animate-rise md:max-wide:ms-(--fold)">
            <p className="max-w-[27em] text-pretty text-fg-2">{description}</p>
            <p className="mt-4 text-meta text-fg-3">{sampleNote}</p>
          </div>
          <div className="col-span-7 mt-8 [--rise-delay:200ms] motion-safe:animate-rise wide:mt-0">{children}</div>
        </div>
      </Container>
    </div>
  );
}
