import type { ReactNode } from "react";

type DashboardCardProps = {
  title: string;
  text: string;
  /** Rows of what is found there, then the action. */
  children: ReactNode;
};

/** Between phone and desktop the rows begin at the fold: 30% of the frame, less the cell's padding and the gap. */
const folded =
  "md:max-wide:grid-cols-[calc(var(--tf-fold)-25.6px)_1fr] md:max-wide:gap-x-4 md:max-wide:*:nth-2:col-start-2 md:max-wide:*:nth-2:row-span-2 md:max-wide:*:nth-2:row-start-1";

/** A cell of the frame. Text, rows and actions of neighbors stand on the same lines. */
export function DashboardCard({ title, text, children }: DashboardCardProps) {
  return (
    <li className={`grid gap-y-5 p-5 md:p-6 wide:row-span-3 wide:grid-rows-subgrid ${folded}`}>
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1.5 max-w-[24.5em] text-pretty text-fg-2">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** A row of a cell: an icon or a number, and what it stands for. */
export function CardRow({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <span className="grid w-5 shrink-0 justify-items-center text-fg-3">{mark}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
