import { FoldCorner } from "@thirtyfold/ui";
import type { ComponentType } from "react";
import { SlugDiagram } from "../../lib/diagrams/slug-diagram.tsx";
import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import { LearnMore } from "./learn-more.tsx";
import { SolutionNumber } from "./solution-number.tsx";

export type SolutionCellProps = {
  solution: SolutionCard;
  number: number;
  /** Draws the icon of a use case. */
  IndustryIcon?: ComponentType<{ name: string }> | undefined;
};

/** A solution with its drawing and three places of use. Its six rows are the grid's own, so that neighbors align. */
export function SolutionCell({ solution, number, IndustryIcon }: SolutionCellProps) {
  const { slug, icon = slug, title, subtext, description, industries } = solution;
  return (
    <li className="group/fold relative row-span-6 grid grid-rows-subgrid border-r border-b border-line px-[22px] pt-5 pb-6 transition-colors duration-200 focus-within:bg-surface hover:bg-surface">
      <SolutionNumber slug={icon} number={number} />
      <SlugDiagram slug={slug} className="mt-[18px] mb-[22px] self-start" />
      <h3 className="text-[1.3125rem] leading-[1.2] tracking-[-0.018em]">{title}</h3>
      <p className="mt-2 text-[0.9375rem] leading-normal text-pretty text-fg-2">{subtext ?? description}</p>
      <dl className="mt-[18px] mb-5 border-t border-line text-small leading-[1.35]">
        {industries.slice(0, 3).map(({ industry, task, icon: name }) => (
          <div key={industry} className="flex justify-between gap-2.5 border-b border-line py-[7px]">
            <dt className="flex items-center gap-2 text-fg-3">
              {IndustryIcon && name !== undefined && <IndustryIcon name={name} />}
              {industry}
            </dt>
            <dd className="text-flush">{task}</dd>
          </div>
        ))}
      </dl>
      <LearnMore slug={slug} title={title} />
      <FoldCorner />
    </li>
  );
}
