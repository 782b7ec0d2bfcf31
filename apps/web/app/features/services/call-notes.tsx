import { strategyConsultation } from "@thirtyfold/content";
import { MarkedWeek } from "./marked-week.tsx";

const { title, subject, terms, note } = strategyConsultation.notes;

/** What stands on paper after the call: the week with its marks, and three decisions. */
export function CallNotes({ className }: { className: string }) {
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
