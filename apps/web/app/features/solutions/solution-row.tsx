import { FoldCorner } from "@thirtyfold/ui";
import { LearnMore } from "./learn-more.tsx";
import type { SolutionCellProps } from "./solution-cell.tsx";
import { SolutionNumber } from "./solution-number.tsx";

/** A solution that is not featured: its words without the drawing. */
export function SolutionRow({ solution, number, IndustryIcon }: SolutionCellProps) {
  const { slug, icon = slug, title, subtext, description, industries } = solution;
  return (
    <li className="group/fold relative flex flex-col items-start border-r border-b border-line px-[22px] pt-5 pb-6 transition-colors duration-200 focus-within:bg-surface hover:bg-surface">
      <SolutionNumber slug={icon} number={number} />
      <h3 className="mt-4 text-[1.3125rem] leading-[1.2] tracking-[-0.018em]">{title}</h3>
      <p className="mt-2 max-w-[32em] text-[0.9375rem] leading-normal text-pretty text-fg-2">
        {subtext ?? description}
      </p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-x-5 gap-y-1.5 text-small text-fg-3">
        {industries.map(({ industry, icon: name }) => (
          <li key={industry} className="flex items-center gap-2">
            {IndustryIcon && name !== undefined && <IndustryIcon name={name} />}
            {industry}
          </li>
        ))}
      </ul>
      <LearnMore slug={slug} title={title} />
      <FoldCorner />
    </li>
  );
}
