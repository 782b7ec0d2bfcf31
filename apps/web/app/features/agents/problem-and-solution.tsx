import { agentsPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { AnsweredDay } from "./answered-day.tsx";

const { problem, solution } = agentsPage;

/** What is wrong left of the fold under a plain rule, what helps right of it under a lit one. */
export function ProblemAndSolution() {
  return (
    <section aria-label={`${problem.title}. ${solution.title}`} className="pb-section">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-4 border-t border-line-strong pt-7 wide:col-span-3">
            <h2 className="text-h3">{problem.title}</h2>
            <p className="mt-3 max-w-[27em] text-pretty text-fg-2">{problem.text}</p>
          </div>
          <div className="col-span-6 mt-16 border-t-2 border-tang pt-7 md:mt-0 wide:col-span-7">
            <h2 className="max-w-[12.5em] text-h2 text-balance">{solution.title}</h2>
            <p className="mt-4 max-w-[34.5em] text-lead text-pretty text-fg-2">{solution.text}</p>
            <AnsweredDay className="mt-[clamp(36px,4vw,56px)]" />
          </div>
        </div>
      </Container>
    </section>
  );
}
