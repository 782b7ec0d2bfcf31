import { solutionsPage } from "@thirtyfold/content";
import { ButtonArrow, CardLink, FoldCorner } from "@thirtyfold/ui";
import BookOpenText from "lucide-react/icons/book-open-text";
import ChartScatter from "lucide-react/icons/chart-scatter";
import Compass from "lucide-react/icons/compass";
import Layers from "lucide-react/icons/layers";
import Network from "lucide-react/icons/network";
import Package from "lucide-react/icons/package";
import Puzzle from "lucide-react/icons/puzzle";
import Workflow from "lucide-react/icons/workflow";
import type { ComponentType, ReactElement } from "react";
import { SolutionDiagram } from "../../lib/diagrams/solution-diagram.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import type { SolutionCard } from "./solution-record.ts";

type SolutionCellProps = {
  solution: SolutionCard;
  number: number;
  IndustryIcon?: ComponentType<{ name: string }> | undefined;
};

/** A solution with its drawing and three uses. Its six rows belong to the grid, so that neighbors align. */
export function SolutionCell({ solution, number, IndustryIcon }: SolutionCellProps) {
  const { slug, icon = slug, title, subtext, description, industries } = solution;
  return (
    <li className="drawn-by-rows group/fold relative row-span-6 grid grid-rows-subgrid border-r border-b border-line px-[22px] pt-5 pb-6 transition-colors duration-200 focus-within:bg-surface hover:bg-surface">
      <SolutionNumber slug={icon} number={number} />
      <SolutionDiagram moves slug={slug} className="mt-[18px] mb-[22px] self-start" />
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

/** A solution that is not featured, without the drawing. */
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

const moreLook =
  "group/button mt-auto flex max-w-max items-center gap-2 self-start border-b border-line-strong pb-1 text-ui font-semibold text-fg group-hover/fold:border-tang";

/** Covers the cell. The drawing moves along to the solution's page. */
function LearnMore({ slug, title }: { slug: string; title: string }) {
  return (
    <CardLink asChild className={moreLook}>
      <SiteLink href={paths.solution(slug)} viewTransition>
        <span>
          {solutionsPage.list.more} <span className="sr-only">about {title}</span>
        </span>
        <ButtonArrow />
      </SiteLink>
    </CardLink>
  );
}

/** The head of a solution's cell. Screen readers get the number from the list. */
export function SolutionNumber({ slug, number }: { slug: string; number: number }) {
  return (
    <div aria-hidden className="flex items-center gap-3 text-fg-3">
      <span className="text-[0.9375rem] font-semibold tabular-nums">{String(number).padStart(2, "0")}</span>
      <SolutionIcon slug={slug} />
    </div>
  );
}

const iconLook = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

const icons: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    "ai-consulting": <Compass {...iconLook} />,
    "machine-learning": <ChartScatter {...iconLook} />,
    "enterprise-integration": <Network {...iconLook} />,
    "ai-powered-automation": <Layers {...iconLook} />,
    "agent-delivery": <Package {...iconLook} />,
    "gpt-customization": <BookOpenText {...iconLook} />,
    "workflow-automation": <Workflow {...iconLook} />,
    "no-code-integrations": <Puzzle {...iconLook} />,
  }),
);

/** Unknown slugs get the icon of `agent-delivery` (SPEC, "Icon by slug"). */
function SolutionIcon({ slug }: { slug: string }) {
  return icons.get(slug) ?? icons.get("agent-delivery");
}
