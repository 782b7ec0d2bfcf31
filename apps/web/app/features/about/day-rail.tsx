import { promise } from "@thirtyfold/content";

const days = Array.from({ length: promise.days }, (_, index) => index + 1);
const named = new Set([1, 10, 20, promise.days]);

/** The days of the program from top to bottom, a tick for each; the last one is lit. An ornament beside text. */
export function DayRail({ className }: { className: string }) {
  return (
    <div aria-hidden className={`flex flex-col justify-between py-1.5 ${className}`}>
      {days.map((day) => (
        <div key={day} className="flex h-1.5 items-center gap-3 text-meta leading-none text-fg-3 tabular-nums">
          <span className={`h-px ${look(day)}`} />
          {named.has(day) && `Day ${day}`}
        </div>
      ))}
    </div>
  );
}

function look(day: number): string {
  if (day === promise.days) return "w-16 bg-tang";
  return named.has(day) ? "w-16 bg-line-strong" : "w-8 bg-line-strong/50";
}
