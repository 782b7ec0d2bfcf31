import { type ProcessStep, promise } from "@thirtyfold/content";

type ProcessRailProps = {
  steps: readonly ProcessStep[];
  keepsLabel?: string;
};

/** Four steps along the 30 days. On narrow screens each step shows its own month. */
export function ProcessRail({ steps, keepsLabel }: ProcessRailProps) {
  return (
    <>
      <RailMonth steps={steps} />
      <ol className="grid gap-x-gutter gap-y-10 md:grid-cols-2 wide:grid-cols-4">
        {steps.map((step, index) => (
          <RailStop key={step.title} step={step} isLast={index === steps.length - 1} keepsLabel={keepsLabel} />
        ))}
      </ol>
    </>
  );
}

// The maximum width of the page's column; narrower ones squeeze the drawing slightly.
const width = 1280;
const height = 56;
const cellGap = 4;
const gutter = 24;
/** The depth at which each step's connector turns, so that none cross. */
const turns = [28, 38, 18, 28];

/** The month as 30 cells in a row, with a connector from each step's start day to its text. Wide screens only. */
function RailMonth({ steps }: { steps: readonly ProcessStep[] }) {
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

/** From the left edge of a day's cell to the middle of the mark above a step's text: straight, with slanted elbows. */
function connector(start: number, stop: number): string {
  const from = ((start - 1) * (width + cellGap)) / days.length + 5;
  const to = (stop * (width + gutter)) / 4 + 5;
  if (Math.abs(to - from) < 2) return `M${to} 0V${height}`;
  const turn = turns[stop] ?? height / 2;
  const slant = Math.sign(to - from) * 9;
  return `M${from} 0V${turn - 9}L${from + slant} ${turn}H${to - slant}L${to} ${turn + 9}V${height}`;
}

type RailStopProps = { step: ProcessStep; isLast: boolean; keepsLabel: string | undefined };

function RailStop({ step, isLast, keepsLabel }: RailStopProps) {
  return (
    <li className="relative">
      <span aria-hidden className={`block size-2.5 rounded-[1px] max-wide:hidden ${isLast ? "bg-tang" : "bg-fg-2"}`} />
      <div aria-hidden className="grid grid-cols-[repeat(30,minmax(0,1fr))] gap-[2px] wide:hidden">
        {days.map((day) => (
          <span key={day} className={`h-3 rounded-[1px] forced-color-adjust-none ${look(step, day, isLast)}`} />
        ))}
      </div>
      <p className="mt-4 text-small text-fg-3 tabular-nums">{daysInWords(step)}</p>
      <h3 className="mt-1 text-h3">{step.title}</h3>
      <p className="mt-2 max-w-[24.5em] text-pretty text-fg-2">{step.text}</p>
      {keepsLabel !== undefined && step.keeps !== undefined && (
        <p className="mt-5 border-t border-line pt-3 text-small">
          <span className="block text-fg-3">{keepsLabel}</span>
          <span className="font-semibold">{step.keeps}</span>
        </p>
      )}
    </li>
  );
}

function look({ fromDay, toDay }: ProcessStep, day: number, isLast: boolean): string {
  if (day < fromDay || day > toDay) return "bg-surface-2";
  return isLast ? "bg-tang" : "bg-line-strong";
}

/** The days of the program: 1 to 30. */
const days = Array.from({ length: promise.days }, (_, index) => index + 1);

/** "Day 3 to 7". */
function daysInWords({ fromDay, toDay }: ProcessStep): string {
  return `Day ${fromDay} to ${toDay}`;
}
