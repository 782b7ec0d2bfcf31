import type { ReactNode } from "react";

type PanelHeadProps = {
  title: string;
  /** Shown beside the title, or below it on narrow screens. */
  subject?: string;
  /** At the opposite end: a state, a date, a button. */
  children?: ReactNode;
};

/** The head of a panel with a sample of an agent's work. */
export function PanelHead({ title, subject, children }: PanelHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line px-4 py-[17px] text-small md:px-5">
      <h2 className="font-heading">
        {title}
        {subject !== undefined && <span className="block font-normal text-fg-3 md:ml-3 md:inline">{subject}</span>}
      </h2>
      {children}
    </div>
  );
}
