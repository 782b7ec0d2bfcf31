import type { ProcessStep } from "@thirtyfold/content";
import { days } from "./days.ts";

// The connectors' drawing board is as wide as the page's column at its widest; narrower ones squeeze it by a hair.
const width = 1280;
const height = 56;
const cellGap = 4;
const gutter = 24;
/** How deep each stop's connector turns, so that none crosses another. */
const turns = [28, 38, 18, 28];

/** The month as 30 cells in one row, with a connector from the day a stop begins to its words below. Wide screens only. */
export function RailMonth({ steps }: { steps: readonly ProcessStep[] }) {
  const starts = steps.map(({ fromDay }) => fromDay);
  const lastStart = starts.at(-1) ?? 1;
  return (
    <div aria-hidden className="max-wide:hidden">
      <div className="mb-2 grid grid-cols-[repeat(30,minmax(0,1fr))] gap-1">
        {days.map((day) => (
          <span key={day} className="h-5 text-meta whitespace-nowrap text-fg-3 tabular-nums last:text-right">
            {(starts.includes(day) || day === days.length) && (day === 1 ? `Day ${day}` : day)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(30,minmax(0,1fr))] gap-1">
        {days.map((day) => (
          <span
            key={day}
            className={`h-4 rounded-xs forced-color-adjust-none ${day >= lastStart ? "bg-tang" : "bg-surface-3"}`}
          />
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" className="h-14 w-full">
        {starts.map((start, stop) => (
          <path
            key={start}
            d={connector(start, stop)}
            vectorEffect="non-scaling-stroke"
            className={start === lastStart ? "stroke-tang stroke-2" : "stroke-line-strong stroke-[1.5]"}
          />
        ))}
      </svg>
    </div>
  );
}

/** From the left edge of a day's cell to the middle of the mark over a stop's words: straight, with slanted elbows. */
function connector(start: number, stop: number): string {
  const from = ((start - 1) * (width + cellGap)) / days.length + 5;
  const to = (stop * (width + gutter)) / 4 + 5;
  if (Math.abs(to - from) < 2) return `M${to} 0V${height}`;
  const turn = turns[stop] ?? height / 2;
  const slant = Math.sign(to - from) * 9;
  return `M${from} 0V${turn - 9}L${from + slant} ${turn}H${to - slant}L${to} ${turn + 9}V${height}`;
}
