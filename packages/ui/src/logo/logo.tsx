import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { LogoMark } from "./logo-mark.tsx";

/** The mark and the wordmark. The children are the company's name; wrap it in a link where it leads home. */
export function Logo({ className, children, ...props }: ComponentProps<"span">) {
  const look = "inline-flex items-center gap-2.5 text-[1.1875rem] leading-none font-[680] tracking-[-0.03em] text-fg";
  return (
    <span {...props} className={cx(look, className)}>
      <LogoMark className="shrink-0" />
      {children}
    </span>
  );
}
