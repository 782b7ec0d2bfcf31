import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Container } from "../container/container.tsx";

const ground = [
  "absolute inset-0 max-md:hidden [mask-image:linear-gradient(#000_60%,transparent)]",
  "bg-[linear-gradient(90deg,var(--surface)_var(--fold-page),var(--bg-sunken)_0,var(--bg)_calc(var(--fold-page)+220px))]",
];

// The lit line breathes above and below the heading, never behind its letters.
const line =
  "before:absolute before:left-(--fold) before:w-0.5 before:-translate-x-1/2 before:content-[''] before:opacity-70 motion-safe:before:animate-crease after:absolute after:left-(--fold) after:w-0.5 after:-translate-x-1/2 after:content-[''] after:opacity-70 motion-safe:after:animate-crease max-md:before:hidden max-md:after:hidden";
const above =
  "before:bottom-[calc(100%+24px)] before:h-10 wide:before:h-16 before:bg-[linear-gradient(transparent,var(--tang)_50%,transparent)]";
const below =
  "after:top-[calc(100%+24px)] after:h-[clamp(64px,6vw,104px)] after:bg-[linear-gradient(transparent,var(--tang)_30%,transparent)]";

export type CreaseHeroProps = Omit<ComponentProps<"section">, "title"> & {
  /** The text of the page's `h1`, in display size. */
  title: ReactNode;
};

/**
 * The head of an inner page: the ground is folded at the start of column 4. The children, a lead and perhaps a button,
 * stand in columns 8 to 10, level with the heading's last line.
 */
export function CreaseHero({ title, className, children, ...props }: CreaseHeroProps) {
  return (
    <section {...props} className={cx("relative overflow-hidden", className)}>
      <div aria-hidden className={cx(ground)} />
      <Container className="relative pt-[clamp(128px,9vw+40px,208px)] pb-[clamp(48px,7vw,120px)]">
        <div className={cx("relative grid-cols-10 items-end gap-x-gutter md:grid", line, above, below)}>
          <h1 className="col-span-6 text-display text-balance [--rise-from:1] [word-spacing:0.04em] motion-safe:animate-rise wide:col-span-7">
            {title}
          </h1>
          <div className="col-span-4 mt-6 pb-1.5 [--rise-delay:100ms] motion-safe:animate-rise md:mt-0 wide:col-span-3">
            {children}
          </div>
        </div>
      </Container>
    </section>
  );
}
