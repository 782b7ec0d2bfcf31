import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

/** A link to the parent page; its arrow moves on hover. `className` is added to its own. */
export function BackLink({
  href,
  className = "",
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <SiteLink
      href={href}
      className={`group/back inline-flex min-h-11 items-center gap-2 text-ui text-fg-2 hover:text-fg ${className}`}
    >
      <ArrowLeft
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="transition-transform duration-200 ease-out motion-safe:group-hover/back:-translate-x-[3px]"
      />
      {children}
    </SiteLink>
  );
}
