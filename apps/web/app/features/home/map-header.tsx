import { operationsMap } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import RotateCcw from "lucide-react/icons/rotate-ccw";

/** What the map shows, the day it stands at, and the button that plays the days again where it can. */
export function MapHeader({ day, onReplay }: { day: number; onReplay: () => void }) {
  return (
    <div className="flex min-h-[57px] items-center justify-between gap-x-4 max-slim:flex-wrap border-b border-line py-3 pr-3 pl-4 text-small md:pl-5">
      <h2 className="font-heading">
        {operationsMap.title}
        <span className="ml-3 hidden font-normal text-fg-3 wide:inline">{operationsMap.subtitle}</span>
      </h2>
      <div className="flex items-center gap-[5px] whitespace-nowrap text-fg-3 motion-reduce:pr-2 noscript:pr-2 tabular-nums">
        Day <span className="min-w-[1.5em] text-flush font-heading text-fg">{day}</span>{" "}
        {/* As wide as its last font makes it: a narrower one would let the day move when that comes. */}
        <span className="min-w-[2.45em]">of {operationsMap.days}</span>
        <Button
          variant="ghost"
          size="icon"
          className="-my-1 ml-1.5 motion-reduce:hidden noscript:hidden"
          aria-label={operationsMap.replayLabel}
          onClick={onReplay}
        >
          <RotateCcw size={18} strokeWidth={1.75} />
        </Button>
      </div>
    </div>
  );
}
