import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import { SolutionCell } from "./solution-cell.tsx";
import { SolutionRow } from "./solution-row.tsx";

type SolutionGridProps = {
  solutions: readonly SolutionCard[];
  /** How many stand on the pages before this one. */
  before?: number;
};

/** The featured solutions as cells that share borders and rows, the others as shorter cells below them, numbered on. */
export function SolutionGrid({ solutions, before = 0 }: SolutionGridProps) {
  const featured = solutions.filter((solution) => solution.featured);
  const others = solutions.filter((solution) => !solution.featured);
  const across = featured.length % 4 !== 0 && featured.length % 3 === 0 ? "wide:grid-cols-3" : "wide:grid-cols-4";
  return (
    <>
      {featured.length > 0 && (
        <ol start={before + 1} className={`grid border-t border-l border-line md:grid-cols-2 ${across}`}>
          {featured.map((solution, index) => (
            <SolutionCell key={solution.slug} solution={solution} number={before + index + 1} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <ol
          start={before + featured.length + 1}
          className={`grid border-l border-line md:grid-cols-2 ${featured.length === 0 ? "border-t" : ""}`}
        >
          {others.map((solution, index) => (
            <SolutionRow key={solution.slug} solution={solution} number={before + featured.length + index + 1} />
          ))}
        </ol>
      )}
    </>
  );
}
