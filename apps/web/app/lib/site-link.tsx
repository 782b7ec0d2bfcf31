import { ExternalLink } from "@thirtyfold/ui";
import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { linkKind } from "../paths.ts";

export type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  /** A value of `paths`, a fact's path, or any URL. */
  href: string;
  /** Navigates with a view transition (layout.css), where supported. */
  viewTransition?: boolean;
  /** The state of the page's entry in the tab's history; only for pages of the app. */
  state?: unknown;
};

/** A link. Pages open without a reload and are prefetched; static pages and other hosts open a new tab and say so. */
export function SiteLink({ href, viewTransition = false, state, ...props }: SiteLinkProps) {
  const kind = linkKind(href);
  if (kind === "page") return <PageLink href={href} viewTransition={viewTransition} state={state} {...props} />;
  return kind === "tab" ? <ExternalLink href={href} {...props} /> : <a href={href} {...props} />;
}

/** Prefetched by links-ahead.ts. Does not depend on the current URL: a navigation rerenders no link. */
function PageLink({ href, viewTransition = false, state, onClick, ...props }: SiteLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Like the browser: following a link to the current URL adds no second entry to the tab's history.
    void navigate(href, { viewTransition, state, replace: event.currentTarget.href === location.href });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** Whether the click does not ask the browser for a new tab, window or download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
