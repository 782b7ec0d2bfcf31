import { about } from "@thirtyfold/content";
import { Container, Rule30 } from "@thirtyfold/ui";
import { DayRail } from "./day-rail.tsx";

/** How it began, in a single column, beside the thirty days that it is about. */
export function FoundingStory() {
  const { title, paragraphs } = about.foundingStory;
  return (
    <section aria-labelledby="story" className="pb-section">
      <Container>
        <Rule30 />
        <div className="grid-cols-10 gap-x-gutter pt-7 md:grid">
          <DayRail className="col-span-3 max-md:hidden" />
          <div className="col-span-7">
            <h2 id="story" className="text-h2">
              {title}
            </h2>
            <div className="mt-6 max-w-[38em] space-y-5 text-[1.125rem] leading-[1.6] text-pretty text-fg-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
