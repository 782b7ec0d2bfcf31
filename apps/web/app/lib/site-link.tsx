import { ExternalLink } from "@thirtyfold/ui";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { linkKind } from "../paths.ts";

export type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  /** A value of `paths`, a fact's path, or any address. */
  href: string;
  /** Navigates with a view transition (layout.css), where supported. */
  viewTransition?: boolean;
  /** For the page's entry in the tab's history; pages of the app only. */
  state?: unknown;
};

/** Pages open without a reload and are prefetched; static pages and other hosts open a new tab and say so. */
export function SiteLink({ href, viewTransition = false, state, ...props }: SiteLinkProps) {
  const kind = linkKind(href);
  if (kind === "page")
    return <Link prefetch="intent" viewTransition={viewTransition} state={state} to={href} {...props} />;
  return kind === "tab" ? <ExternalLink href={href} {...props} /> : <a href={href} {...props} />;
}
