import { operationsMap } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { useRef } from "react";
import { WorkLog } from "../../lib/work-log.tsx";
import { MapGrid } from "./map-grid.tsx";
import { MapHeader } from "./map-header.tsx";
import { useFirstView } from "./use-first-view.ts";
import { useReplay } from "./use-replay.ts";

/** From the page becoming interactive to the first replay, in ms. On a phone it waits until the map is scrolled to. */
const firstReplayDelay = 1500;

const log = operationsMap.log.map(({ agent, ...line }) => ({ ...line, title: agent }));

/**
 * A hundred recurring tasks, thirty of them handed over in thirty days. The page arrives with day 30 and stays there
 * without JavaScript and under reduced motion; otherwise the days are replayed once, and again on request.
 */
export function OperationsMap({ className }: { className: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { day, replay } = useReplay(operationsMap.days);
  useFirstView(frame, replay, firstReplayDelay);
  return (
    <Card ref={frame} flush className={className}>
      <MapHeader day={day} onReplay={replay} />
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_clamp(252px,33.8%,300px)]">
        <MapGrid day={day} />
        <div className="border-t border-line wide:border-t-0 wide:border-l">
          <p className="border-b border-line px-4 pt-5 pb-[18px] md:px-5 text-small text-fg-2">
            <span className="mb-2.5 block text-[4.25rem] leading-[0.9] font-semibold tracking-[-0.05em] text-tang tabular-nums">
              {/* One text node: a sign of its own would be pushed aside by a second digit, which counts as a layout shift. */}
              {`${day}%`}
            </span>
            {operationsMap.figureLabel}
          </p>
          <WorkLog lines={log} />
        </div>
      </div>
    </Card>
  );
}
