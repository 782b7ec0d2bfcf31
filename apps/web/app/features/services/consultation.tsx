import { type MarkedDay, strategyConsultation } from "@thirtyfold/content";
import { Card, Container } from "@thirtyfold/ui";
import { useRef } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { useLateAnchor } from "./use-late-anchor.ts";

export function Consultation() {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useLateAnchor(sheet);
  const { title, text, cta } = strategyConsultation;
  return (
    <section aria-labelledby="consultation" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <Card
          ref={sheet}
          id={id}
          variant="sheet"
          flush
          className="px-5 pt-10 pb-8 [--tf-corner:36px] sm:px-7 md:px-9 wide:grid wide:grid-cols-[calc(30%-8.8px)_1fr] wide:px-10 wide:py-12"
        >
          <div className="flex flex-col items-start wide:pr-6">
            <h2 id="consultation" className="text-h2 text-balance max-wide:pr-6 wide:text-[min(3.25rem,3.4vw)]">
              {title}
            </h2>
            <p className="mt-5 max-w-[27em] text-lead text-pretty text-on-paper-2">{text}</p>
            <ButtonLink href={cta.path} arrow size="lg" className="mt-8 w-full md:w-auto">
              {cta.label}
            </ButtonLink>
          </div>
          <CallNotes className="mt-12 wide:mt-1" />
        </Card>
      </Container>
    </section>
  );
}

function CallNotes({ className }: { className: string }) {
  const { title, subject, terms, note } = strategyConsultation.notes;
  return (
    <div className={className}>
      <h3 className="font-bold">{title}</h3>
      <p className="mb-5 text-small text-on-paper-2">{subject}</p>
      <MarkedWeek />
      <dl className="mt-6 text-small">
        {terms.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[8rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-t border-paper-line py-2.5"
          >
            <dt className="text-on-paper-2">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-paper-line pt-3 text-meta text-on-paper-2">{note}</p>
    </div>
  );
}

const { week, hoursPerDay, legend } = strategyConsultation.notes;
const hours = Array.from({ length: hoursPerDay }, (_, hour) => hour);
const marked = week.reduce((sum, day) => sum + day.hours, 0);
const all = week.length * hoursPerDay;

function MarkedWeek() {
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
      <span aria-hidden className={`size-3 rounded-xs forced-color-adjust-none ${look}`} />
      {text}
    </span>
  );
}
