import { type RefObject, useEffect } from "react";
import { useLatest, useLayer } from "./layers.ts";
import { takeSecondPresses } from "./second-press.ts";
import { tabStops } from "./tab-stops.ts";

export type FocusHandlers = {
  /** Called before focus moves in; `preventDefault` leaves it where it is. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called before focus returns to where it was; `preventDefault` leaves that to you. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

type ModalOptions = FocusHandlers & {
  /** What receives focus: the first control that is not a link, or the panel itself. */
  startAt: "control" | "panel";
  onEscape: () => void;
};

/**
 * Makes a panel the only usable part of the page: the rest is inert and does not scroll, Tab cycles inside, Escape asks
 * to close, and focus returns to where it was. A double press on the control that opens or closes it counts as one.
 *
 * @param panel the panel while it is open. The element before it is its scrim.
 */
export function useModal(panel: HTMLElement | null, options: ModalOptions): void {
  const latest = useLatest(options);
  useLayer(panel !== null, {
    inside: (target) => panel?.contains(target) === true || panel?.previousElementSibling === target,
    onEscape: options.onEscape,
  });
  // Not a layout effect: React restores focus that moves while it is committing changes.
  useEffect(() => {
    if (panel === null) return undefined;
    const opener = document.activeElement;
    const openPage = shutPage(panel);
    const unlock = lockScrolling();
    panel.addEventListener("keydown", wrapFocus);
    moveIn(panel, latest);
    const release = takeSecondPresses(panel);
    return () => {
      release();
      panel.removeEventListener("keydown", wrapFocus);
      unlock();
      openPage();
      moveBack(panel, opener, latest);
    };
  }, [panel, latest]);
}

function moveIn(panel: HTMLElement, latest: RefObject<ModalOptions>): void {
  if (panel.contains(document.activeElement) || !ask(panel, latest.current.onOpenAutoFocus)) return;
  const control = tabStops(panel).find(({ localName }) => localName !== "a");
  const start = latest.current.startAt === "control" ? (control ?? panel) : panel;
  start.focus({ preventScroll: true });
}

function moveBack(panel: HTMLElement, opener: Element | null, latest: RefObject<ModalOptions>): void {
  const active = document.activeElement;
  const isOurs = active === null || active === document.body || panel.contains(active);
  if (!ask(panel, latest.current.onCloseAutoFocus) || !isOurs) return;
  // A menu is gone along with the item that opened the dialog; its trigger, which names the menu, is still there.
  const menuTrigger = opener?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const target = menuTrigger ? document.getElementById(menuTrigger) : opener;
  if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
}

/** Dispatches an event to a handler and returns whether it left the default action to us. */
function ask(panel: HTMLElement, handler: ((event: Event) => void) | undefined): boolean {
  if (handler === undefined) return true;
  const event = new Event("tf-focus", { cancelable: true });
  panel.addEventListener(event.type, handler, { once: true });
  return panel.dispatchEvent(event);
}

function wrapFocus(event: KeyboardEvent): void {
  const panel = event.currentTarget;
  if (event.key !== "Tab" || event.defaultPrevented || !(panel instanceof HTMLElement)) return;
  const stops = tabStops(panel);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement;
  if (active !== from && !(event.shiftKey && active === panel)) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Makes the whole page inert, and hides it from screen readers, except for the panel, its scrim and live regions, such
 * as toasts.
 */
function shutPage(panel: HTMLElement): () => void {
  const kept = [panel, panel.previousElementSibling, ...document.querySelectorAll("[aria-live], [role=status]")];
  const shut: Element[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue;
      if (kept.some((element) => child.contains(element))) walk(child);
      else if (!child.matches("[inert], [aria-hidden=true], script, style, link")) shut.push(child);
    }
  };
  walk(document.body);
  for (const element of shut) {
    element.toggleAttribute("inert", true);
    element.setAttribute("aria-hidden", "true");
  }
  return () => {
    for (const element of shut) {
      element.removeAttribute("inert");
      element.removeAttribute("aria-hidden");
    }
  };
}

let locks = 0;
let before = { overflow: "", scrollbarGutter: "" };

/** Keeps the page's scroll position and the space of its scroll bar. */
function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
