import { Heading } from "@thirtyfold/ui/heading";
import type { ReactNode } from "react";

/** The head of a screen: its name, one line about it, and at most one button. */
export function PageHead({ title, lead, action }: { title: string; lead?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <Heading level={1} size="app-h1">
          {title}
        </Heading>
        {lead && <p className="mt-1 max-w-160 text-small text-fg-2">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
