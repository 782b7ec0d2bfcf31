import { cx } from "class-variance-authority";
import { type ComponentProps, isValidElement } from "react";
import { Slot } from "../internal/slot.tsx";

export type BreadcrumbProps = ComponentProps<"nav"> & {
  /** The name of the landmark, in the page's language. */
  label?: string;
};

/** The path from the start of an app to the current page. Its children are `BreadcrumbItem`s. */
export function Breadcrumb({ label = "Breadcrumb", className, children, ...props }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...props} className={cx("tf:block", className)}>
      <ol className="tf:flex tf:flex-wrap tf:items-center tf:gap-y-1 tf:text-small tf:text-fg-3">{children}</ol>
    </nav>
  );
}

export type BreadcrumbItemProps = ComponentProps<"li"> & {
  /** Marks the current page: its text is not a link. */
  current?: boolean;
};

/** One step: a single link as its child, which gets the link look, or the name of the current page. */
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
