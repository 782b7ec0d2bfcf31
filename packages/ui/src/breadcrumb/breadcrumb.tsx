import { cx } from "class-variance-authority";
import { type ComponentProps, isValidElement } from "react";
import { Slot } from "../internal/slot.tsx";

export type BreadcrumbProps = ComponentProps<"nav"> & {
  /** The name of the landmark, in the page's language. */
  label?: string;
};

/** The way from the start of an app to the page that is shown. Its children are `BreadcrumbItem`s. */
export function Breadcrumb({ label = "Breadcrumb", className, children, ...props }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...props} className={cx("tf:block", className)}>
      <ol className="tf:flex tf:flex-wrap tf:items-center tf:gap-y-1 tf:text-small tf:text-fg-3">{children}</ol>
    </nav>
  );
}

export type BreadcrumbItemProps = ComponentProps<"li"> & {
  /** The page that is shown: its text is no link. */
  current?: boolean;
};

/** One step: a link as its one child, which is given the look of one, or the name of the page that is shown. */
export function BreadcrumbItem({ current = false, className, children, ...props }: BreadcrumbItemProps) {
  return (
    <li
      aria-current={current ? "page" : undefined}
      {...props}
      className={cx(
        "tf:min-w-0 tf:break-words tf:aria-[current=page]:text-fg tf:not-last:after:mx-2 tf:not-last:after:content-['/'/'']",
        className,
      )}
    >
      {!current && isValidElement(children) ? (
        <Slot className="tf:inline-block tf:max-w-full tf:py-1 tf:underline tf:decoration-line-strong tf:underline-offset-4 tf:hover:text-fg tf:focus-visible:outline-2 tf:focus-visible:outline-focus">
          {children}
        </Slot>
      ) : (
        children
      )}
    </li>
  );
}
