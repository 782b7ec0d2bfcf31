import { about } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";

/** The vision as a quote in display size. */
export function Vision() {
  return (
    <section aria-labelledby="vision" className="py-section">
      <Container>
        <h2 id="vision" className="sr-only">
          {about.headings.vision.title}
        </h2>
        <blockquote className="max-w-[13.75em] text-display text-balance [word-spacing:0.04em]">
          <p>{about.vision}</p>
        </blockquote>
      </Container>
    </section>
  );
}
