import type { DetailService, SolutionDetail } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { CellGlyph } from "./cell-glyph.tsx";

/** The four services of a page, or the four industries: cells of one frame, two by two. */
export function ServiceCells({ services, slug }: { services: SolutionDetail["services"]; slug: string }) {
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
