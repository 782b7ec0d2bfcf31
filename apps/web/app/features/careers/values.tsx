import { careersPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { ValueGlyph } from "./value-glyph.tsx";

/** Three values as cells of one frame, each with a drawing of its own. */
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
