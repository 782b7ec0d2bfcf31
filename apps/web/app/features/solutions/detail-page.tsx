import {
  backToSolutions,
  type DetailService,
  type Solution,
  type SolutionDetail,
  sampleNote,
} from "@thirtyfold/content";
import { Container, CreaseHero, SectionHeader } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { BackLink } from "../../lib/back-link.tsx";
import { BelowFold } from "../../lib/below-fold.tsx";
import { ButtonLink } from "../../lib/button-link.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { CellGlyph } from "./cell-glyph.tsx";

type DetailPageProps = {
  solution: Solution;
  detail: SolutionDetail;
  artefact: ReactNode;
};

/** Shared by the three detail pages. Facts are passed in, so that no page includes those of the other two. */
export function DetailPage({ solution, detail, artefact }: DetailPageProps) {
  const { closing, services, why } = detail;
  const cta = { label: solution.cta.text, path: solution.cta.link };
  return (
    <>
      <DetailHero solution={solution}>{artefact}</DetailHero>
      <BelowFold>
        <ServiceCells services={services} slug={solution.slug} />
        <WhyPoints why={why} />
        <PageClosing title={closing.title} text={closing.text} ctas={[cta]} />
      </BelowFold>
    </>
  );
}

type DetailHeroProps = {
  solution: Solution;
  children: ReactNode;
};

function DetailHero({ solution, children }: DetailHeroProps) {
  const { title, subtext, description, cta } = solution;
  return (
    <div className="relative">
      <Container className="absolute inset-x-0 top-[76px] z-1 wide:top-[100px]">
        <BackLink href={backToSolutions.path}>{backToSolutions.label}</BackLink>
      </Container>
      <CreaseHero title={title}>
        <p className="max-w-[27em] text-lead text-pretty text-fg-2">{subtext}</p>
        <ButtonLink href={cta.link} arrow size="lg" className="mt-6 w-full md:w-auto md:min-w-67">
          {cta.text}
        </ButtonLink>
      </CreaseHero>
      <Container className="relative pb-section">
        <div className="grid-cols-10 items-start gap-x-gutter wide:grid">
          <div className="col-span-3 motion-safe:animate-rise-200 md:max-wide:ms-(--tf-fold)">
            <p className="max-w-[27em] text-pretty text-fg-2">{description}</p>
            <p className="mt-4 text-meta text-fg-3">{sampleNote}</p>
          </div>
          <div className="col-span-7 mt-8 motion-safe:animate-rise-200 wide:mt-0">{children}</div>
        </div>
      </Container>
    </div>
  );
}

function ServiceCells({ services, slug }: { services: SolutionDetail["services"]; slug: string }) {
  const { title, lead, items } = services;
  return (
    <section aria-labelledby="services" className="pb-section">
      <Container>
        <SectionHeader titleId="services" title={title} lead={lead} />
        <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2">
          {items.map((service, index) => (
            <ServiceCell key={service.title} slug={slug} service={service} index={index} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function ServiceCell({ slug, service, index }: { slug: string; service: DetailService; index: number }) {
  return (
    <li className="bg-canvas px-5 max-[11rem]:px-2 pt-6 pb-5 md:px-7 md:pt-8 md:pb-6">
      <div className="flex min-h-[58px] flex-wrap items-start justify-between gap-x-6 gap-y-5 max-md:flex-col-reverse">
        <h3 className="max-w-[min(10em,100%)] text-h3">{service.title}</h3>
        <CellGlyph slug={slug} index={index} />
      </div>
      <ul className="mt-5">
        {service.bullets.map((bullet) => (
          <li key={bullet} className="border-t border-line py-2.5 text-pretty text-fg-2">
            {bullet}
          </li>
        ))}
      </ul>
    </li>
  );
}

function WhyPoints({ why }: { why: SolutionDetail["why"] }) {
  const { title, lead, points } = why;
  return (
    <section aria-labelledby="why" className="border-t border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <SectionHeader titleId="why" title={title} lead={lead} />
        <ul className="divide-y divide-line border-y border-line">
          {points.map((point) => (
            <li key={point.title} className="grid-cols-10 gap-x-gutter py-6 md:grid md:py-7">
              <h3 className="col-span-3 text-h3">{point.title}</h3>
              <p className="col-span-7 mt-2 max-w-[38em] text-[1.125rem] leading-[1.55] text-pretty text-fg-2 md:mt-0">
                {point.text}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
