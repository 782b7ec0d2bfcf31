import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { LogoMark } from "../logo-mark/logo-mark.tsx";

const look =
  "tf:inline-flex tf:items-center tf:gap-2.5 tf:text-[1.1875rem] tf:leading-none tf:font-[680] tf:tracking-[-0.03em] tf:text-fg";

export type LogoProps = ComponentProps<"span"> & {
  /** The mark unfolds panel by panel and then the name rises, once. Static under reduced motion. */
  animated?: boolean;
};

/** The mark and the wordmark. The children are the company's name; wrap the logo in a link if it leads home. */
export function Logo({ animated = false, className, children, ...props }: LogoProps) {
  return (
    <span {...props} className={cx(look, className)}>
      <LogoMark animated={animated} className="tf:shrink-0" />
      {animated ? (
        <span className="tf:[--tf-rise:tf-rise] tf:[--tf-rise-delay:1440ms] tf:[--tf-rise-from:0] tf:motion-safe:animate-rise">
          {children}
        </span>
      ) : (
        children
      )}
    </span>
  );
}
