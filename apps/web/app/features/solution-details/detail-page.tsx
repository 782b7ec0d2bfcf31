import type { Solution, SolutionDetail } from "@thirtyfold/content";
import type { ReactNode } from "react";
import { DetailClosing } from "./detail-closing.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { ServiceCells } from "./service-cells.tsx";
import { WhyPoints } from "./why-points.tsx";

type DetailPageProps = {
  solution: Solution;
  detail: SolutionDetail;
  /** An example of the work, in the first screen. */
  artefact: ReactNode;
};

/** What the three detail pages share. Facts are passed in, so that no page carries those of the other two. */
export function DetailPage({ solution, detail, artefact }: DetailPageProps) {
  return (
    <>
      <DetailHero solution={solution}>{artefact}</DetailHero>
      <ServiceCells services={detail.services} slug={solution.slug} />
      <WhyPoints why={detail.why} />
      <DetailClosing closing={detail.closing} cta={solution.cta} />
    </>
  );
}
