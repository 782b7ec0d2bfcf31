import { type MarkedDay, strategyConsultation } from "@thirtyfold/content";

const { week, hoursPerDay, legend } = strategyConsultation.notes;
const hours = Array.from({ length: hoursPerDay }, (_, hour) => hour);
const marked = week.reduce((sum, day) => sum + day.hours, 0);
const all = week.length * hoursPerDay;

/** A working week, a square for each hour: those that an agent can take are marked. */
export function MarkedWeek() {
  return (
    <>
      <ul className="text-small">
        {week.map((day) => (
          <WeekRow key={day.day} day={day} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-on-paper-2">
        <LegendItem look="bg-on-paper-mark" text={`${legend.lit}: ${marked} h`} />
        <LegendItem look="bg-paper-line" text={`${legend.unlit}: ${all - marked} h`} />
      </p>
    </>
  );
}

function WeekRow({ day: { day, hours: lit, tasks } }: { day: MarkedDay }) {
  return (
    <li className="grid grid-cols-[2.25rem_1fr_2rem] items-center gap-x-3 border-t border-paper-line py-2 sm:grid-cols-[2.25rem_minmax(0,5fr)_2rem_minmax(0,4fr)]">
      <span className="font-semibold">{day}</span>
      <span aria-hidden className="grid h-5 grid-cols-8 gap-[3px] forced-color-adjust-none">
        {hours.map((hour) => (
          <span key={hour} className={`rounded-xs ${hour < lit ? "bg-on-paper-mark" : "bg-paper-line"}`} />
        ))}
      </span>
      <span className="text-flush font-semibold tabular-nums">{lit} h</span>
      <span className="text-on-paper-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:pt-1">{tasks}</span>
    </li>
  );
}

function LegendItem({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-xs ${look}`} />
      {text}
    </span>
  );
}
