import type { ComponentProps } from "react";
import { ExternalLink } from "../external-link/external-link.tsx";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { defineLook } from "../internal/variants.ts";

const linkLook = defineLook(
  "Link",
  [
    "tf:rounded-xs tf:underline tf:decoration-current/50 tf:underline-offset-[0.25em] tf:[text-decoration-thickness:1px]",
    "tf:transition-[text-decoration-color] tf:duration-120 tf:hover:decoration-current",
    "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
  ],
  { tone: { default: "tf:text-link tf:visited:text-link", inherit: "tf:text-inherit tf:visited:text-inherit" } },
  { tone: "default" },
);

type AsAnchor = { asChild?: false; external?: false; newTabNote?: never };

type AsChild = {
  /** Applies the look and the props to the single child, for example a router's link. */
  asChild: true;
  external?: never;
  newTabNote?: never;
};

type AsExternal = {
  asChild?: never;
  /** Opens a new tab and says so to screen readers. */
  external: true;
  /** Read out after the link's text, in the page's language. */
  newTabNote?: string;
  target?: never;
  rel?: never;
};

export type LinkProps = ComponentProps<"a"> & {
  /** `inherit` uses the surrounding text color: for paper and tangerine, where the link color is unreadable. */
  tone?: "default" | "inherit";
} & (AsAnchor | AsChild | AsExternal);

/** A link in running text: it inherits the size and weight of the text around it, and is always underlined. */
export function Link({ tone, asChild, external, newTabNote, className, ...props }: LinkProps) {
  const look = linkLook({ tone }, className);
  if (external) return <ExternalLink {...props} {...(newTabNote !== undefined && { newTabNote })} {...look} />;
  const Tag = asChild && isOneElement("Link", props.children) ? Slot : "a";
  return <Tag {...props} {...look} />;
}
