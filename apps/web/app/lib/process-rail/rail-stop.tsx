import type { ProcessStep } from "@thirtyfold/content";
import { days, daysInWords } from "./days.ts";

type RailStopProps = { step: ProcessStep; isLast: boolean; keepsLabel: string | undefined };

/** A stop of the rail in words: its days, its name, what happens, and what the customer keeps of it. */
export function RailStop({ step, isLast, keepsLabel }: RailStopProps) {
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
