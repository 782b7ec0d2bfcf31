import { about } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";

/** Four principles, two by two, right of the fold. */
export function Principles() {
  return (
    <section aria-labelledby="principles" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="principles" className="col-span-3 text-h2">
            {about.headings.principles.title}
          </h2>
          <ul className="col-span-7 mt-8 grid gap-x-gutter md:mt-0 md:grid-cols-2">
            {about.principles.map(({ title, text }) => (
              <li key={title} className="border-t border-line pt-6 pb-10">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[24.5em] text-pretty text-fg-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
