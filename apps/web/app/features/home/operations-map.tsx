import { operationsMap } from "@thirtyfold/content";
import { Button, Card } from "@thirtyfold/ui";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useRef } from "react";
import { WorkLog } from "../../lib/work-log.tsx";
import { startReplay } from "./operations-map.early.ts";

const { days } = operationsMap;

const log = operationsMap.log.map(({ agent, ...line }) => ({ ...line, title: agent }));

/**
 * A hundred recurring tasks, thirty of them handed over in thirty days. The HTML shows day 30 and keeps it without
 * JavaScript and under reduced motion; otherwise the days are replayed once, and again on request. React renders day 30
 * only: `suppressHydrationWarning` marks the elements that may show another day by then (operations-map.early.ts).
 */
export function OperationsMap({ className }: { className: string }) {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => (map.current === null ? undefined : startReplay(map.current)), []);
  return (
    <Card ref={map} flush className={className} data-early="operations-map" data-days={days}>
      <MapHeader />
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_clamp(252px,33.8%,300px)]">
        <MapGrid />
        <div className="border-t border-line wide:border-t-0 wide:border-l">
          <p className="border-b border-line px-4 pt-5 pb-[18px] md:px-5 text-small text-fg-2">
            <span
              data-now="%"
              suppressHydrationWarning
              className="mb-2.5 block text-[4.25rem] leading-[0.9] font-semibold tracking-[-0.05em] text-link tabular-nums"
            >
              {/* One text node: a second digit would push a separate sign aside, which counts as layout shift. */}
              {`${days}%`}
            </span>
            {operationsMap.figureLabel}
          </p>
          <WorkLog lines={log} />
        </div>
      </div>
    </Card>
  );
}

function MapHeader() {
  return (
    <div className="flex min-h-[57px] items-center justify-between gap-x-4 max-slim:flex-wrap border-b border-line py-3 pr-3 pl-4 text-small md:pl-5">
      <h2 className="font-heading">
        {operationsMap.title}
        <span className="ml-3 hidden font-normal text-fg-3 wide:inline">{operationsMap.subtitle}</span>
      </h2>
      <div className="flex shrink-0 items-center gap-[5px] whitespace-nowrap text-fg-3 motion-reduce:pr-2 noscript:pr-2 tabular-nums">
        Day{" "}
        <span data-now="" suppressHydrationWarning className="min-w-[1.5em] text-flush font-heading text-fg">
          {days}
        </span>{" "}
        {/* The final font's width, so that the day does not move when the font arrives. */}
        <span className="min-w-[2.45em]">of {days}</span>
        <Button
          variant="ghost"
          size="icon"
          className="-my-1 ml-1.5 motion-reduce:hidden noscript:hidden"
          aria-label={operationsMap.replayLabel}
        >
          <RotateCcw size={18} strokeWidth={1.75} />
        </Button>
      </div>
    </div>
  );
}

/** Ten rows of ten squares, as one image with an accessible name. */
function MapGrid() {
  return (
    <div role="img" aria-label={operationsMap.alt} className="px-4 py-3.5 md:px-5 md:py-[18px]">
      {operationsMap.rows.map((row) => (
        <MapRow key={row.label} {...row} />
      ))}
      <div className="mt-3 flex flex-wrap gap-x-[22px] gap-y-1 text-meta text-fg-3">
        <LegendItem look="bg-tang" text={operationsMap.legend.lit} />
        <LegendItem look="bg-surface-3" text={operationsMap.legend.unlit} />
      </div>
    </div>
  );
}

const tasks = Array.from({ length: operationsMap.tasksPerRow }, (_, index) => index);

/** One process: its name, ten tasks, the first of which are handed over on the given days, and their count. */
function MapRow({ label, days: handedOver }: (typeof operationsMap.rows)[number]) {
  return (
    <div className="grid min-h-[30px] grid-cols-[7rem_1fr_18px] items-center gap-2.5 max-slim:min-h-0 max-slim:grid-cols-[1fr_auto] max-slim:gap-y-1 max-slim:pb-2 md:min-h-[34px] md:grid-cols-[7.5rem_1fr_20px] md:gap-3.5 wide:grid-cols-[8.25rem_1fr_22px]">
      <span className="text-meta text-fg-2 md:text-small">{label}</span>
      <span className="grid h-[18px] grid-cols-10 gap-[3px] max-slim:order-last max-slim:col-span-full md:h-[22px] md:gap-1">
        {tasks.map((task) => (
          <span
            key={task}
            data-day={handedOver[task]}
            data-lit={task in handedOver ? "" : undefined}
            suppressHydrationWarning
            className="rounded-xs bg-surface-3 forced-color-adjust-none data-lit:bg-tang"
          />
        ))}
      </span>
      <span data-count suppressHydrationWarning className="text-flush text-small tabular-nums">
        {handedOver.length}
      </span>
    </div>
  );
}

function LegendItem({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex min-w-31.5 items-center gap-2">
      <span className={`size-3 rounded-xs forced-color-adjust-none ${look}`} />
      {text}
    </span>
  );
}
