"use client";
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { stepTo } from "../internal/focusable.ts";

/** The open group, and whether a mouse merely passed over it (`hover`) or someone opened it (`press`). */
export type OpenGroup = Readonly<{ id: string; by: "hover" | "press" }> | undefined;

export type GroupEvent = Readonly<{ type: "enter" | "press" | "leave"; id: string }>;

/** The press that follows a hover keeps the group open: closing what has just opened under the pointer feels broken. */
export function nextOpenGroup(open: OpenGroup, { type, id }: GroupEvent): OpenGroup {
  const same = open?.id === id;
  if (type === "leave") return same ? undefined : open;
  if (type === "enter") return same ? open : { id, by: "hover" };
  return same && open.by === "press" ? undefined : { id, by: "press" };
}

/** How long a panel stays after the mouse has left it, in milliseconds. */
const closeDelay = 150;

/** When a panel is open by style alone, until its group is `data-alive` (frame.css). */
const openByStyle = ":hover, :focus-within:not(:has(> :focus-visible))";

type GroupOptions = {
  id: string;
  isOpen: boolean;
  tell: Dispatch<GroupEvent>;
  /** Where it changes, the group closes. */
  page: string | undefined;
};

/** What opens and closes a group: a mouse, a press, the keyboard, and the page that changes. */
export function useOpenGroup({ id, isOpen, tell, page }: GroupOptions) {
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (type: GroupEvent["type"]) => {
    clearTimeout(timer.current);
    tell({ type, id });
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => tell({ type: "leave", id }), [page, id, tell]);
  // Goes on where the style was before the script came: a mouse that is over the group already sends no further event.
  useLayoutEffect(() => {
    if (group.current?.matches(openByStyle)) tell({ type: "enter", id });
    // Not by a state, for which the whole menu would be drawn once more.
    group.current?.toggleAttribute("data-alive", true);
  }, [id, tell]);
  useCloseBeside({ group, button, id, isOpen, tell });

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") say("enter");
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current);
      // The mouse does not interrupt whoever walks the panel by keyboard.
      if (pointerType !== "mouse" || group.current?.querySelector("ul :focus-visible")) return;
      timer.current = setTimeout(() => say("leave"), closeDelay);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) say("leave");
    },
    onKeyDown: (event: KeyboardEvent) => {
      const links = [...(group.current?.querySelectorAll<HTMLElement>("ul a[href]") ?? [])];
      const current = links.findIndex((link) => link === document.activeElement);
      const next = isOpen ? stepTo(event.key, links, current, "column") : undefined;
      next?.focus();
      if (!isOpen && event.key === "ArrowDown") say("press");
      else if (next === undefined) return;
      event.preventDefault();
    },
  };
  return { group, button, handlers, onPress: () => say("press") };
}

type CloseOptions = Omit<GroupOptions, "page"> & {
  group: RefObject<HTMLLIElement | null>;
  button: RefObject<HTMLButtonElement | null>;
};

/** Closes on Escape, wherever focus is, and on a press beside the group. */
function useCloseBeside({ group, button, id, isOpen, tell }: CloseOptions): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const has = (target: unknown) => target instanceof Node && group.current?.contains(target);
    const close = (event: Event) => {
      const isKey = "key" in event;
      if (isKey ? event.key !== "Escape" : has(event.target)) return;
      if (isKey && has(document.activeElement)) button.current?.focus();
      tell({ type: "leave", id });
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [group, button, id, isOpen, tell]);
}
