import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

type Rows = { scrollToIndex: (index: number, options: { align: "auto" }) => void };

/** For stepping through a list by keys: the opened item takes the focus, so that Tab continues from there. */
export const byKey = { state: "by-key" };

/** Whether nothing visible has the focus: where one pane is shown at a time, the pressed row disappears. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getClientRects().length === 0;
}

/** Takes the focus if a key led here, or if it was on a row that is now hidden; not after a reload. */
export function useFocusOnOpen(target: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const isNew = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (state === byKey.state || (isNew && isFocusLost())) target.current?.focus({ preventScroll: true });
  }, [target, key, state, isNew]);
}

/**
 * Moves the focus to the row of the open item once it closes, unless something else has it; `list` contains the rows'
 * links, which end with the id, a conversation's as their fragment. A hidden list renders its rows a moment later, so
 * every render tries.
 */
export function useFocusBack(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const left = useRef(openId);
  useEffect(() => {
    if (openId !== undefined) left.current = openId;
    if (openId !== undefined || left.current === undefined) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const row = links.find(
      ({ pathname, hash }) => pathname.endsWith(`/${left.current}`) || hash === `#${left.current}`,
    );
    const isFree = document.activeElement === document.body;
    if (isFree) row?.focus();
    if (row || !isFree) left.current = undefined;
  });
}

/**
 * Scrolls the row of the opened item into view, once: if it moves later, the list stays where its reader has scrolled.
 */
export function useRowInView(rows: Rows, at: number, openId: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === openId || (openId !== undefined && at < 0)) return;
    shown.current = openId;
    if (at >= 0) rows.scrollToIndex(at, { align: "auto" });
  }, [rows, at, openId]);
}

/**
 * With its last page, a list loses its focused button for more: the focus goes to `target`, unless something else has
 * it.
 */
export function useFocusAtLastPage(hasMore: boolean, target: RefObject<HTMLElement | null>): void {
  const hadMore = useRef(hasMore);
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) target.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore, target]);
}
