"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { overlayMotion } from "../dialog/scrim.ts";
import { type Anchor, float, type Placement } from "./floating.ts";
import { stepTo } from "./focusable.ts";
import { useLatest, useLayer } from "./layers.ts";
import { usePortalTheme } from "./portal-theme.tsx";
import { usePresence } from "./presence.ts";
import { useSharedRef } from "./shared-ref.ts";

/** Closes the menu that an item stands in. */
export const MenuContext = createContext<() => void>(() => undefined);

/** What gets focus when a menu opens. */
export type MenuStart = "first" | "last" | "menu" | "nothing";

export type MenuPanelProps = ComponentProps<"div"> & Placement;

type OwnProps = MenuPanelProps & {
  open: boolean;
  onClose: () => void;
  /** What the menu stands at. A press on it does not close the menu. */
  anchor: () => (Anchor & { contains?: (target: Node | null) => boolean }) | null;
  startAt: () => MenuStart;
  /** What gets focus when a menu closes that has it. */
  focusBack: () => Element | null | undefined;
};

/** The list of a menu: arrow keys go round, letters find, Escape, Tab and a press elsewhere close. */
export function MenuPanel({ open, onClose, anchor, startAt, focusBack, className, ref, ...props }: OwnProps) {
  const { side, align, gap, ...rest } = props;
  const { marker, theme, dir } = usePortalTheme();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const shown = usePresence(open, panel);
  const sharedRef = useSharedRef(setPanel, ref);
  const find = useTypeahead();
  useFloatingMenu(open ? panel : null, { anchor, startAt, focusBack, placement: { side, align, gap } });
  useLayer(open, {
    inside: (target) => panel?.contains(target) === true || anchor()?.contains?.(target) === true,
    onEscape: onClose,
    onPressOutside: onClose,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Tab") onClose();
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = stepTo(event.key, items, current, "column") ?? find(event, items, current);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const content = shown && (
    <div
      ref={sharedRef}
      role="menu"
      tabIndex={-1}
      aria-orientation="vertical"
      dir={dir}
      data-theme={theme}
      data-state={open ? "open" : "closed"}
      {...rest}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        props.onBlur?.(event);
        const to = event.relatedTarget;
        if (to !== null && !event.currentTarget.contains(to) && anchor()?.contains?.(to) !== true) onClose();
      }}
      className={cx(
        "tf:z-50 tf:w-max tf:max-w-[min(21.25rem,calc(100vw-16px))] tf:min-w-56 tf:overflow-y-auto tf:overscroll-contain",
        "tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:p-1.5 tf:text-ui tf:text-fg tf:shadow-pop tf:outline-none tf:[--tf-overlay-y:-4px]",
        overlayMotion,
        className,
      )}
    />
  );
  return (
    <MenuContext value={onClose}>
      {marker}
      {content && createPortal(content, document.body)}
    </MenuContext>
  );
}

type Floating = Pick<OwnProps, "anchor" | "startAt" | "focusBack"> & { placement: Placement };

/** Holds the open menu at its anchor, moves focus in and back. */
function useFloatingMenu(panel: HTMLElement | null, given: Floating): void {
  const latest = useLatest(given);
  useLayoutEffect(() => {
    const at = latest.current.anchor();
    return panel && at ? float(panel, at, latest.current.placement) : undefined;
  }, [panel, latest]);
  // Not a layout effect: React gives focus that moves while it changes the page back to what had it.
  useEffect(() => {
    if (panel === null) return undefined;
    const options = latest.current;
    const start = options.startAt();
    const items = itemsOf(panel);
    const targets = { first: items[0] ?? panel, last: items.at(-1) ?? panel, menu: panel, nothing: undefined };
    targets[start]?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      const hadFocus = active === document.body || panel.contains(active);
      const target = options.focusBack();
      if (hadFocus && target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [panel, latest]);
}

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')];
}

/** Finds an item by the letters that are typed within a second; one letter again and again goes through all of its. */
function useTypeahead() {
  const memory = useRef({ text: "", at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent, items: HTMLElement[], current: number) => {
    const typed = memory.current;
    // Names of other keys are longer: "Enter".
    if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return undefined;
    typed.text = timeStamp - typed.at > 1000 ? key : typed.text + key;
    typed.at = timeStamp;
    const isRepeated = typed.text === key.repeat(typed.text.length);
    const wanted = (isRepeated ? key : typed.text).toLocaleLowerCase();
    const from = isRepeated ? current + 1 : Math.max(current, 0);
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    return inOrder.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(wanted));
  };
}
