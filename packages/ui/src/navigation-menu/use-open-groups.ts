"use client";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { stepTo } from "../internal/focusable.ts";

/** The open group, and whether it was opened by hovering (`hover`) or on purpose (`press`). */
type OpenGroup = Readonly<{ id: string; by: "hover" | "press" }> | undefined;

type GroupEvent = Readonly<{ type: "enter" | "press" | "leave"; id: string }>;

/** The press that follows a hover keeps the group open: closing what has just opened under the pointer feels broken. */
function nextOpenGroup(open: OpenGroup, { type, id }: GroupEvent): OpenGroup {
  const same = open?.id === id;
  if (type === "leave") return same ? undefined : open;
  if (type === "enter") return same ? open : { id, by: "hover" };
  return same && open.by === "press" ? undefined : { id, by: "press" };
}

/** Milliseconds that a panel stays open after the mouse has left it. */
const closeDelay = 150;

/** Matches a group that CSS alone opens, until its menu is `data-alive` (frame.css). */
const openByStyle = ":hover, :focus-within:not(:has(> :focus-visible))";

export type OpenGroups = {
  openId: string | undefined;
  /** @param delay in milliseconds; any event in the meantime replaces this one */
  say: (type: GroupEvent["type"], id: string, delay?: number) => void;
};

/**
 * Tracks which of a menu's groups is open, and closes it from outside: on Escape wherever focus is, on a press beside
 * it, and when `page` changes. A group's word refers to its panel by `aria-controls`, and is a direct child of the
 * group.
 */
export function useOpenGroups(page: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, tell] = useReducer(nextOpenGroup, undefined);
  const openId = open?.id;
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    if (openId !== undefined) tell({ type: "leave", id: openId });
  }

  // Takes over from the style: a mouse that is already over a group sends no further event.
  useLayoutEffect(() => {
    for (const word of menu.current?.querySelectorAll("[aria-controls]") ?? []) {
      const id = word.getAttribute("aria-controls");
      if (id !== null && word.parentElement?.matches(openByStyle)) tell({ type: "enter", id });
    }
    // Not a state, which would render the whole menu again.
    menu.current?.toggleAttribute("data-alive", true);
  }, []);

  useEffect(() => {
    if (openId === undefined) return undefined;
    const word = menu.current?.querySelector<HTMLElement>(`[aria-controls="${openId}"]`);
    const has = (target: unknown) => target instanceof Node && word?.parentElement?.contains(target);
    const close = (event: Event) => {
      const isKey = "key" in event;
      if (isKey ? event.key !== "Escape" : has(event.target)) return;
      if (isKey && has(document.activeElement)) word?.focus();
      tell({ type: "leave", id: openId });
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [openId]);

  const say: OpenGroups["say"] = (type, id, delay) => {
    clearTimeout(timer.current);
    if (delay === undefined) tell({ type, id });
    else timer.current = setTimeout(() => tell({ type, id }), delay);
  };
  return { menu, openId, say };
}

/** Handlers that open and close a group from within: a mouse, focus that leaves, and keys. */
export function groupHandlers(id: string, { openId, say }: OpenGroups) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") say("enter", id);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      // The mouse does not interrupt a user who moves through the panel by keyboard.
      if (pointerType === "mouse" && !currentTarget.querySelector("ul :focus-visible")) say("leave", id, closeDelay);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) say("leave", id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>("ul a[href]")];
      const current = links.findIndex((link) => link === document.activeElement);
      const isOpen = openId === id;
      const next = isOpen ? stepTo(event.key, links, current, "column") : undefined;
      next?.focus();
      if (!isOpen && event.key === "ArrowDown") say("press", id);
      else if (next === undefined) return;
      event.preventDefault();
    },
  };
}
