import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Container } from "../container/container.tsx";

const ground = "md:bg-[linear-gradient(90deg,var(--tang-shade)_var(--fold-page),var(--tang)_0)]";

export type ClosingBlockProps = Omit<ComponentProps<"section">, "title"> & {
  /** The text of the `h2`, in display size. */
  title: ReactNode;
};

/**
 * The tangerine block above the footer, one shade darker left of the fold, once per page. The children stand at its
 * lower right: a sentence or two and an `ink` button of size `xl`; a second choice is `ink-outline`.
 */
export function ClosingBlock({ title, className, children, ...props }: ClosingBlockProps) {
  return (
    <section {...props} className={cx("bg-tang py-[clamp(80px,9vw,152px)] text-on-tang", ground, className)}>
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 className="col-span-6 text-display text-balance [word-spacing:0.04em] wide:col-span-7">{title}</h2>
          <div className="col-span-4 mt-7 self-end md:mt-0 wide:col-span-3">{children}</div>
        </div>
      </Container>
    </section>
  );
}
