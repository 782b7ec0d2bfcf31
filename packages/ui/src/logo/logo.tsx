import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { LogoMark } from "../logo-mark/logo-mark.tsx";

/** The mark and the wordmark. The children are the company's name; wrap it in a link where it leads home. */
export function Logo({ className, children, ...props }: ComponentProps<"span">) {
  const look =
    "tf:inline-flex tf:items-center tf:gap-2.5 tf:text-[1.1875rem] tf:leading-none tf:font-[680] tf:tracking-[-0.03em] tf:text-fg";
  return (
    <span {...props} className={cx(look, className)}>
      <LogoMark className="tf:shrink-0" />
      {children}
    </span>
  );
}
