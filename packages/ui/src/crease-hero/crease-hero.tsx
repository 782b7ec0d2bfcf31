import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Container } from "../container/container.tsx";

const ground = [
  "tf:absolute tf:inset-0 tf:max-md:hidden tf:[mask-image:linear-gradient(#000_60%,transparent)]",
  "tf:[--tf-toward:90deg] tf:rtl:[--tf-toward:-90deg] tf:bg-[linear-gradient(var(--tf-toward),var(--tf-surface)_var(--tf-fold-page),var(--tf-bg-sunken)_0,var(--tf-bg)_calc(var(--tf-fold-page)+220px))]",
];

// The lit line pulses above and below the heading, never behind its letters.
const line =
  "tf:before:absolute tf:before:start-(--tf-fold) tf:before:-ms-px tf:before:w-0.5 tf:before:content-[''] tf:before:opacity-70 tf:motion-safe:before:animate-crease tf:after:absolute tf:after:start-(--tf-fold) tf:after:-ms-px tf:after:w-0.5 tf:after:content-[''] tf:after:opacity-70 tf:motion-safe:after:animate-crease tf:max-md:before:hidden tf:max-md:after:hidden";
const above =
  "tf:before:bottom-[calc(100%+24px)] tf:before:h-10 tf:wide:before:h-16 tf:before:bg-[linear-gradient(transparent,var(--tf-tang)_50%,transparent)]";
const below =
  "tf:after:top-[calc(100%+24px)] tf:after:h-[clamp(64px,6vw,104px)] tf:after:bg-[linear-gradient(transparent,var(--tf-tang)_30%,transparent)]";

export type CreaseHeroProps = Omit<ComponentProps<"section">, "title"> & {
  /** The text of the page's `h1`, in display size. */
  title: ReactNode;
};

/**
 * The head of an inner page: the ground is folded at the start of column 4. The children, a lead and perhaps a button,
 * are in columns 8 to 10, level with the heading's last line; on tablets they are below it, right of the fold.
 */
export function CreaseHero({ title, className, children, ...props }: CreaseHeroProps) {
  return (
    <section {...props} className={cx("tf:relative tf:overflow-hidden tf:bg-canvas tf:text-fg", className)}>
      <div aria-hidden className={cx(ground)} />
      <Container className="tf:relative tf:pt-[max(clamp(128px,9vw+40px,208px),96px+2rem)] tf:pb-[clamp(48px,7vw,120px)]">
        <div className={cx("tf:relative tf:grid-cols-10 tf:items-end tf:gap-x-gutter tf:md:grid", line, above, below)}>
          <h1 className="tf:col-span-10 tf:text-display tf:text-balance tf:[--tf-rise-from:1] tf:[word-spacing:0.04em] tf:motion-safe:animate-rise tf:wide:col-span-7 tf:wide:pe-[0.6em]">
            {title}
          </h1>
          <div className="tf:col-span-7 tf:col-start-4 tf:mt-6 tf:pb-1.5 tf:motion-safe:animate-rise-100 tf:wide:col-span-3 tf:wide:col-start-auto tf:wide:mt-0">
            {children}
          </div>
        </div>
      </Container>
    </section>
  );
}
