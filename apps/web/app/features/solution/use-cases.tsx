import { solutionPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import type { UseCase } from "../../lib/solutions-data/solution-record.ts";

/** Where the solution is used, as a numbered and ruled list right of the fold. */
export function UseCases({ cases }: { cases: readonly UseCase[] }) {
  const { title, lead } = solutionPage.uses;
  return (
    <section aria-labelledby="use-cases" className="border-t border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-3">
            <h2 id="use-cases" className="text-h2">
              {title}
            </h2>
            <p className="mt-4 max-w-[18.5em] text-pretty text-fg-2">{lead}</p>
          </div>
          <ol className="col-span-7 mt-8 border-t border-line md:mt-0">
            {cases.map(({ industry, text }, index) => (
              <li key={text} className="flex gap-x-6 border-b border-line py-6 md:py-7">
                <span aria-hidden className="w-8 flex-none text-h3 max-slim:w-auto text-fg-3 tabular-nums">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <p className="min-w-0 max-w-[38em] text-[1.125rem] leading-[1.55] text-pretty text-fg-2">
                  {industry !== undefined && <strong className="font-heading text-fg">{industry}: </strong>}
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
