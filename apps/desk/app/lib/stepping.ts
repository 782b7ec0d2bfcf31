import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

type Rows = { scrollToIndex: (index: number, options: { align: "auto" }) => void };

/** For stepping through a list by keys: what is opened takes the focus, so that Tab continues from there. */
export const byKey = { state: "by-key" };

/** Whether nothing on the screen has the focus: where one pane is shown at a time, the row goes that was pressed. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getClientRects().length === 0;
}

/** Takes the focus where a key led here, or a row that is hidden by it; not after a reload. */
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
 * Moves the focus to the row of what was open once it closes, unless something else has it; `list` contains the rows' links,
 * which end with the id, a conversation's as their fragment. A hidden list renders its rows a moment later, so every render tries.
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

/** Brings the row of what is opened into view, once: what moves it later leaves the list where its reader has scrolled. */
export function useRowInView(rows: Rows, at: number, openId: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === openId || (openId !== undefined && at < 0)) return;
    shown.current = openId;
    if (at >= 0) rows.scrollToIndex(at, { align: "auto" });
  }, [rows, at, openId]);
}

/** With its last page a list loses its button for more, which has the focus: the focus goes to `target`, unless something else has it. */
export function useFocusAtLastPage(hasMore: boolean, target: RefObject<HTMLElement | null>): void {
  const hadMore = useRef(hasMore);
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) target.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore, target]);
}
