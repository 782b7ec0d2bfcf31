import { solutionsPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { ReasonGlyph } from "./reason-glyph.tsx";

/** Four reasons, two by two, right of the fold. */
export function WhyChoose() {
  const { title, reasons } = solutionsPage.why;
  return (
    <section aria-labelledby="why" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="why" className="col-span-3 text-h2">
            {title}
          </h2>
          <ul className="col-span-7 mt-8 grid gap-x-gutter md:mt-0 md:grid-cols-2">
            {reasons.map((reason, index) => (
              <li key={reason.title} className="border-t border-line pt-6 pb-8">
                <ReasonGlyph index={index} />
                <h3 className="mt-5 text-h4">{reason.title}</h3>
                <p className="mt-1.5 max-w-[24.5em] text-pretty text-fg-2">{reason.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
