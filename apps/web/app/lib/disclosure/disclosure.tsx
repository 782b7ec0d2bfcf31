import Plus from "lucide-react/icons/plus";
import type { ComponentProps, ReactNode } from "react";

const summary = [
  "flex min-h-16 w-full cursor-pointer items-center justify-between gap-4 rounded-xs py-3 text-h4 text-fg",
  "list-none [&::-webkit-details-marker]:hidden",
].join(" ");

// Grid rows animate to the content's height without measuring, in browsers that can style details content. Without
// JavaScript nothing is hidden.
const content = [
  "details-content:grid details-content:grid-rows-[0fr] open:details-content:grid-rows-[1fr]",
  "motion-safe:details-content:transition-[grid-template-rows,content-visibility] motion-safe:details-content:transition-discrete",
  "motion-safe:details-content:duration-200 motion-safe:details-content:ease-out",
  "noscript:details-content:grid-rows-[1fr] noscript:details-content:[content-visibility:visible]",
].join(" ");

type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  /** Shown while closed, too. */
  title: ReactNode;
  /** Added to the title's classes. */
  titleClassName?: string;
};

/**
 * A native `<details>` row: it works before hydration, find-in-page finds its content, and of rows with the same `name`
 * at most one is open. It looks like the design system's accordion, which weighs 8 kB of script.
 */
export function Disclosure({ title, titleClassName = "", className = "", children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={`group/row ${content} ${className}`}>
      <summary className={`group/summary ${summary} ${titleClassName}`}>
        <h3 className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 break-words">{title}</h3>
        <Plus
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="shrink-0 text-fg-3 group-open/row:rotate-45 group-open/row:text-link group-hover/summary:text-fg motion-safe:transition-[color,rotate] motion-safe:duration-200"
        />
      </summary>
      <div className="min-h-0 overflow-hidden">
        <div className="pe-12 pb-[22px] text-fg-2">{children}</div>
      </div>
    </details>
  );
}
