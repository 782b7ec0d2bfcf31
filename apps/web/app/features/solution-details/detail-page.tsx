import type { DetailSlug } from "@thirtyfold/content";
import type { ReactNode } from "react";
import { DetailClosing } from "./detail-closing.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { ServiceCells } from "./service-cells.tsx";
import { WhyPoints } from "./why-points.tsx";

/** What the three detail pages share; the artefact in the first screen is each page's own. */
export function DetailPage({ slug, artefact }: { slug: DetailSlug; artefact: ReactNode }) {
  return (
    <>
      <DetailHero slug={slug}>{artefact}</DetailHero>
      <ServiceCells slug={slug} />
      <WhyPoints slug={slug} />
      <DetailClosing slug={slug} />
    </>
  );
}
