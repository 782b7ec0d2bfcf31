"use client";
import { cx } from "class-variance-authority";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type ComponentProps, useEffect, useRef } from "react";
import { useSharedRef } from "../internal/shared-ref.ts";

export type NavigationSheetTriggerProps = ComponentProps<"button"> & {
  /** The id of the `NavigationSheet`, which directly follows. */
  popoverTarget: string;
};

/** The three lines that open the sheet, and the cross that closes it. Name it with `aria-label`. */
export function NavigationSheetTrigger({ className, ...props }: NavigationSheetTriggerProps) {
  return (
    <button type="button" {...props} className={cx("tf:sheet-toggle", className)}>
      <Menu aria-hidden size={22} strokeWidth={1.75} />
      <X aria-hidden size={22} strokeWidth={1.75} />
    </button>
  );
}

export type NavigationSheetProps = Omit<ComponentProps<"nav">, "popover"> & {
  id: string;
  /** The current page, such as its address: if it changes without a new document, the sheet closes. */
  page?: string;
};

/**
 * A phone's navigation: fills the screen below the header, whose height is `--tf-sheet-top` (60 px). A native popover:
 * it opens, closes on Escape or a press outside and returns focus before any script runs. After hydration the page
 * behind is inert except for the `header` around the trigger, and Tab stays inside; it also closes when its trigger
 * leaves the viewport. Name it with `aria-label`.
 */
export function NavigationSheet({ id, page, className, ref, ...props }: NavigationSheetProps) {
  const sharedRef = useSharedRef(shutPage, ref);
  const shownOn = useRef(page);
  useEffect(() => {
    // Not on the first page: the sheet may have been opened before hydration.
    const sheet = document.getElementById(id);
    if (shownOn.current !== page && sheet && isOpen(sheet)) sheet.hidePopover();
    shownOn.current = page;
  }, [id, page]);
  return <nav popover="auto" id={id} {...props} ref={sharedRef} className={cx("tf:sheet-popover", className)} />;
}

const isOpen = (sheet: HTMLElement) => sheet.matches(":popover-open");

/** Used as the sheet's ref. */
function shutPage(sheet: HTMLElement | null): (() => void) | undefined {
  if (sheet === null) return undefined;
  const trigger = document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`);
  let openPage = () => {};
  const settle = (open: boolean) => {
    openPage();
    openPage = open ? shutBeside(trigger?.closest("header") ?? sheet) : () => {};
  };
  // Before the toggle, not after it: a new page takes focus while the sheet closes.
  const onToggle = ({ newState }: ToggleEvent) => settle(newState === "open");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !isOpen(sheet)) return;
    const stops = sheet.querySelectorAll<HTMLElement>("a[href], summary, :enabled");
    const ring = [trigger, ...[...stops].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())];
    const index = ring.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    ring.at((index + (event.shiftKey ? -1 : 1)) % ring.length)?.focus();
  };
  const onResize = () => isOpen(sheet) && trigger?.checkVisibility() === false && sheet.hidePopover();
  sheet.addEventListener("beforetoggle", onToggle);
  document.addEventListener("keydown", onKeyDown);
  window.addEventListener("resize", onResize);
  settle(isOpen(sheet));
  return () => {
    sheet.removeEventListener("beforetoggle", onToggle);
    document.removeEventListener("keydown", onKeyDown);
    window.removeEventListener("resize", onResize);
    openPage();
  };
}

/** Makes the whole page inert except for a part of it and live regions. Returns a function that undoes this. */
function shutBeside(part: HTMLElement): () => void {
  const shut: Element[] = [];
  for (let within: Element = part; within.parentElement && within !== document.body; within = within.parentElement) {
    for (const other of within.parentElement.children) {
      if (other === within || other.matches("[inert], [aria-live], [role=status], script")) continue;
      other.toggleAttribute("inert", true);
      shut.push(other);
    }
  }
  return () => {
    for (const other of shut) other.removeAttribute("inert");
  };
}
