import { about, promise } from "@thirtyfold/content";
import { Container, Rule30 } from "@thirtyfold/ui";

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

const days = Array.from({ length: promise.days }, (_, index) => index + 1);
const named = new Set([1, 10, 20, promise.days]);

/** Thirty ticks from top to bottom, the last one lit. Decorative. */
function DayRail({ className }: { className: string }) {
  return (
    <div aria-hidden className={`flex flex-col justify-between py-1.5 ${className}`}>
      {days.map((day) => (
        <div key={day} className="flex h-1.5 items-center gap-3 text-meta leading-none text-fg-3 tabular-nums">
          <span className={`h-px ${look(day)}`} />
          {named.has(day) && `Day ${day}`}
        </div>
      ))}
    </div>
  );
}

function look(day: number): string {
  if (day === promise.days) return "w-16 bg-tang";
  return named.has(day) ? "w-16 bg-line-strong" : "w-8 bg-line-strong/50";
}
