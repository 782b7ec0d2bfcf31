import { ExternalLink } from "@thirtyfold/ui";
import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
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
  if (kind === "page") return <PageLink href={href} viewTransition={viewTransition} state={state} {...props} />;
  return kind === "tab" ? <ExternalLink href={href} {...props} /> : <a href={href} {...props} />;
}

/** Fetched ahead by links-ahead.ts. Knows nothing of the current address: a change of page renders no link anew. */
function PageLink({ href, viewTransition = false, state, onClick, ...props }: SiteLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Like the browser: the address that is open already makes no second entry in the tab's history.
    void navigate(href, { viewTransition, state, replace: event.currentTarget.href === location.href });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** Not one that asks the browser for another tab, window or download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
