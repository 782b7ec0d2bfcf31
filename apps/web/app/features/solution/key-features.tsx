import { solutionPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import type { SolutionRecord } from "../../lib/solutions-data/solution-record.ts";

/** What the solution does, as cells that share borders. Each is marked by its square among the others. */
export function KeyFeatures({ features }: { features: SolutionRecord["features"] }) {
  return (
    <section aria-labelledby="features" className="pb-section">
      <Container>
        <SectionHeader titleId="features" title={solutionPage.features.title} />
        <ul className="grid border-t border-l border-line md:grid-cols-3">
          {features.map(({ title, text }, index) => (
            <li key={title} className="border-r border-b border-line px-5 pt-6 pb-7 wide:px-7 wide:pt-8 wide:pb-9">
              <FeatureMark index={index} count={features.length} />
              <h3 className="mt-6 max-w-[12.5em] text-h3">{title}</h3>
              <p className="mt-2.5 max-w-[32em] text-pretty text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** A row of squares, one for each feature; those up to this one are lit. */
function FeatureMark({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className="flex gap-1">
      {Array.from({ length: count }, (_, cell) => (
        <span key={cell} className={`h-2.5 w-6 rounded-xs ${cell <= index ? "bg-tang" : "bg-surface-3"}`} />
      ))}
    </div>
  );
}
