import type { ComponentType } from "react";
import { SolutionCell, SolutionRow } from "./solution-cell.tsx";
import type { SolutionCard } from "./solution-record.ts";

type SolutionGridProps = {
  solutions: readonly SolutionCard[];
  featured?: readonly SolutionCard[];
  before?: number;
  /** Draws a use case's icon, for lists that have any. */
  IndustryIcon?: ComponentType<{ name: string }>;
};

const isFeatured = ({ featured }: SolutionCard) => featured;

/** Featured solutions as cells that share borders and rows, the others as shorter cells below them. */
export function SolutionGrid(props: SolutionGridProps) {
  const { solutions, featured = solutions.filter(isFeatured), before = 0, IndustryIcon } = props;
  const others = solutions.filter((solution) => !featured.includes(solution));
  const across = featured.length % 4 !== 0 && featured.length % 3 === 0 ? "wide:grid-cols-3" : "wide:grid-cols-4";
  return (
    <>
      {featured.length > 0 && (
        <ol
          start={before + 1}
          className={`grid border-t border-l border-line md:grid-cols-2 max-md:print:grid-cols-2 ${across}`}
        >
          {featured.map((solution, index) => (
            <SolutionCell
              key={solution.slug}
              solution={solution}
              number={before + index + 1}
              IndustryIcon={IndustryIcon}
            />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <ol
          start={before + featured.length + 1}
          className={`grid border-l border-line md:grid-cols-2 max-md:print:grid-cols-2 ${featured.length === 0 ? "border-t" : ""}`}
        >
          {others.map((solution, index) => (
            <SolutionRow
              key={solution.slug}
              solution={solution}
              number={before + featured.length + index + 1}
              IndustryIcon={IndustryIcon}
            />
          ))}
        </ol>
      )}
    </>
  );
}
