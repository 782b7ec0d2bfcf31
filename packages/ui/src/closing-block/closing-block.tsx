import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Container } from "../container/container.tsx";

const ground =
  "tf:[--tf-toward:90deg] tf:rtl:[--tf-toward:-90deg] tf:md:bg-[linear-gradient(var(--tf-toward),var(--tf-tang-shade)_var(--tf-fold-page),var(--tf-tang)_0)]";

export type ClosingBlockProps = Omit<ComponentProps<"section">, "title"> & {
  /** The text of the `h2`, in display size. */
  title: ReactNode;
};

/**
 * The tangerine block above the footer, one shade darker left of the fold, once per page. The children are at its lower
 * right, on tablets below the title: a sentence or two and an `ink` button of size `xl`; a second choice is
 * `ink-outline`.
 */
export function ClosingBlock({ title, className, children, ...props }: ClosingBlockProps) {
  return (
    <section
      {...props}
      className={cx(
        "tf:bg-tang tf:[--tf-focus:var(--tf-on-tang)] tf:forced-colors:border-y tf:py-[clamp(80px,9vw,152px)] tf:text-on-tang",
        ground,
        className,
      )}
    >
      <Container>
        <div className="tf:grid-cols-10 tf:gap-x-gutter tf:md:grid">
          <h2 className="tf:col-span-10 tf:text-display tf:text-balance tf:[word-spacing:0.04em] tf:wide:col-span-7 tf:wide:pe-gutter">
            {title}
          </h2>
          <div className="tf:col-span-7 tf:col-start-4 tf:mt-7 tf:self-end tf:md:ps-gutter tf:wide:col-span-3 tf:wide:col-start-auto tf:wide:mt-0 tf:wide:ps-0">
            {children}
          </div>
        </div>
      </Container>
    </section>
  );
}
