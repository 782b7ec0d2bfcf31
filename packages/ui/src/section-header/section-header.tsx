import type { ComponentProps, ReactNode } from "react";
import { Rule30 } from "../rule30/rule30.tsx";

const look = "mb-[clamp(40px,4vw,64px)] grid-cols-10 items-start gap-x-gutter pt-7 md:grid";

export type SectionHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** The text of the `h2`. */
  title: ReactNode;
  /** One or two sentences beside it. */
  lead: ReactNode;
  /** For the section's `aria-labelledby`. */
  titleId?: string;
};

/** Opens a section: the rule, a heading in columns 1 to 6 and its lead in 7 to 10. */
export function SectionHeader({ title, lead, titleId, className, ...props }: SectionHeaderProps) {
  return (
    <header {...props} className={className}>
      <Rule30 />
      <div className={look}>
        <h2 id={titleId} className="col-span-6 text-h2 text-balance">
          {title}
        </h2>
        <p className="col-span-4 mt-4 max-w-[44ch] text-lead text-pretty text-fg-2 md:mt-0 md:pt-1.5">{lead}</p>
      </div>
    </header>
  );
}
