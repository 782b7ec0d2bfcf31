import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** `target` and `rel` make the link external, so they cannot be set. */
export type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel"> & {
  /** Read out after the link's text. Pass it in the page's language. */
  newTabNote?: string;
};

// The same three classes as a button's, so that they add nothing inside of one.
const focus = "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus";

/**
 * A link that opens a new tab and says so to screen readers. The opened page gets no handle on this one (`noopener`).
 * It is unstyled on its own: put it into a `<Button asChild>` or give it classes.
 */
export function ExternalLink({
  newTabNote = "(opens in a new tab)",
  className,
  children,
  ...props
}: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener" className={cx(focus, className)}>
      {children} <VisuallyHidden>{newTabNote}</VisuallyHidden>
    </a>
  );
}
