import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Hundred } from "../hundred/hundred.tsx";
import { LogoMark } from "../logo-mark/logo-mark.tsx";

// The name rises once the ribbon has unfolded (1.44 s), and the cells light up while it does.
const name =
  "tf:mt-6 tf:max-w-full tf:overflow-hidden tf:px-[0.06em] tf:pb-[0.04em] tf:text-center tf:text-[min(clamp(3rem,8vw,6.5rem),17vw)] tf:leading-[1.15] tf:font-[680] tf:tracking-[-0.045em]";
const lighting =
  "tf:absolute tf:inset-0 tf:motion-safe:animate-light-up tf:rtl:[--tf-light-from:inset(0_0_0_100%)] tf:rtl:[--tf-light-to:inset(0_0_0_70%)]";

export type AnimatedLogoProps = ComponentProps<"div"> & {
  /** The heading's level, if the name is a heading of the page. */
  level?: 1 | 2 | 3;
};

/**
 * The logo as an event: the ribbon unfolds panel by panel, the name rises, and thirty of a hundred cells light up. It
 * plays once, in 2.7 s; a different `key` replays it. Under reduced motion it shows the final state. The children are
 * the company's name.
 */
export function AnimatedLogo({ level, className, children, ...props }: AnimatedLogoProps) {
  const Name = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div {...props} className={cx("tf:grid tf:w-full tf:max-w-[720px] tf:justify-items-center tf:text-fg", className)}>
      <LogoMark animated className="tf:h-auto tf:w-[clamp(140px,22vw,240px)]" />
      <Name className={name}>
        <span className="tf:block tf:motion-safe:animate-emerge" style={{ animationDelay: "1550ms" }}>
          {children}
        </span>
      </Name>
      <div className="tf:relative tf:mt-8 tf:w-full">
        <Hundred lit={0} />
        <Hundred className={lighting} style={{ animationDelay: "1800ms" }} />
      </div>
    </div>
  );
}
