import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Rule30 } from "../rule30/rule30.tsx";

const look = "tf:mb-[clamp(40px,4vw,64px)] tf:grid-cols-10 tf:items-start tf:gap-x-gutter tf:pt-7 tf:md:grid";

export type SectionHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** The text of the `h2`. */
  title: ReactNode;
  /** One or two sentences beside it. */
  lead?: ReactNode;
  /** For the section's `aria-labelledby`. */
  titleId?: string;
};

/** Opens a section: the rule, a heading in columns 1 to 6 and its lead in 7 to 10. */
export function SectionHeader({ title, lead, titleId, className, ...props }: SectionHeaderProps) {
  return (
    <header {...props} className={cx("tf:block", className)}>
      <Rule30 />
      <div className={look}>
        <h2 id={titleId} className="tf:col-span-6 tf:text-h2 tf:text-balance">
          {title}
        </h2>
        {lead !== undefined && (
          <p className="tf:col-span-4 tf:mt-4 tf:max-w-[27em] tf:text-lead tf:text-pretty tf:text-fg-2 tf:md:mt-0 tf:md:pt-1.5">
            {lead}
          </p>
        )}
      </div>
    </header>
  );
}
