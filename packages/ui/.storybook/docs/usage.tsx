import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

/** When to take a component and when not to, one sentence each: `parameters.usage` of its stories. */
export type Usage = Readonly<{ when: readonly string[]; whenNot: readonly string[] }>;

declare module "storybook/internal/csf" {
  interface Parameters {
    usage?: Usage;
  }
}

export function UsageNotes({ when, whenNot }: Usage) {
  return (
    <div className="sb-unstyled my-8 grid border-t border-line font-sans text-fg md:grid-cols-2 md:gap-x-gutter">
      <Notes title="When" notes={when} icon={<Check size={18} strokeWidth={1.75} className="mt-[3px] text-ok" />} />
      <Notes title="When not" notes={whenNot} icon={<X size={18} strokeWidth={1.75} className="mt-[3px] text-bad" />} />
    </div>
  );
}

function Notes({ title, notes, icon }: { title: string; notes: readonly string[]; icon: ReactNode }) {
  return (
    <section className="pt-5">
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {notes.map((note) => (
          <li key={note} className="grid max-w-[52ch] grid-cols-[18px_1fr] gap-2.5 text-ui font-normal text-fg-2">
            {icon}
            <span>{withCode(note)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders text between backticks as code. */
export function withCode(note: string): ReactNode[] {
  return [...note.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: text, 1: code, index }) =>
    code === undefined ? (
      text
    ) : (
      <code key={index} className="font-mono text-[0.92em] text-fg">
        {code}
      </code>
    ),
  );
}
