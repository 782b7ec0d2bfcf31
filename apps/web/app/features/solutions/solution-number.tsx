import { SolutionIcon } from "./solution-icon.tsx";

/** The head of a solution's cell. The number is said by the list itself. */
export function SolutionNumber({ slug, number }: { slug: string; number: number }) {
  return (
    <div aria-hidden className="flex items-center gap-3 text-fg-3">
      <span className="text-[0.9375rem] font-semibold tabular-nums">{String(number).padStart(2, "0")}</span>
      <SolutionIcon slug={slug} />
    </div>
  );
}
