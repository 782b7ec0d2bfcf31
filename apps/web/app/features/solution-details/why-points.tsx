import type { SolutionDetail } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";

/** Four reasons as ruled rows: the name left of the fold, the sentence right of it. */
export function WhyPoints({ why }: { why: SolutionDetail["why"] }) {
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
