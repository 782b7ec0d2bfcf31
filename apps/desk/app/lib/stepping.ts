import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a way to the next of a list by a key: what is opened takes the focus, so that Tab goes on from there. */
export const byKey = { state: "by-key" };

/** Takes the focus where a key led here. */
export function useFocusByKey(target: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  useEffect(() => {
    if (state === byKey.state) target.current?.focus({ preventScroll: true });
  }, [target, key, state]);
}

/**
 * Gives the focus to the row of what was open once nothing is, unless something else has it; `list` holds the rows' links,
 * which end with the id. A list that was hidden draws its rows a moment later, so each rendering looks.
 */
export function useFocusBack(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const left = useRef(openId);
  useEffect(() => {
    if (openId !== undefined) left.current = openId;
    if (openId !== undefined || left.current === undefined) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const row = links.find(({ pathname }) => pathname.endsWith(`/${left.current}`));
    const isFree = document.activeElement === document.body;
    if (isFree) row?.focus();
    if (row || !isFree) left.current = undefined;
  });
}
