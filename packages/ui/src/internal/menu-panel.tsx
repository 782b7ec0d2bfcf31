"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, createContext, type KeyboardEvent, use, useEffect, useRef, useState } from "react";
import { overlayMotion } from "../dialog/scrim.ts";
import type { Anchor, Placement } from "./floating.ts";
import { useFloatingPanel, useFocusWhileOpen } from "./floating-panel.tsx";
import { stepTo } from "./focusable.ts";
import { useLayer } from "./layers.ts";

type Menu = {
  open: boolean;
  /** Closes it together with its parent menus. */
  close: () => void;
  /** The open menus, each before its submenu. */
  family: Set<HTMLElement>;
};

/** The menu that contains an item. */
export const MenuContext = createContext<Menu | undefined>(undefined);

/** What receives focus when a menu opens. */
export type MenuStart = "first" | "last" | "menu" | "nothing";

export type MenuPanelProps = ComponentProps<"div"> & Pick<Placement, "side" | "align" | "gap">;

type OwnProps = MenuPanelProps & {
  open: boolean;
  onClose: () => void;
  /** The menu's anchor. A press on it does not close the menu. */
  anchor: () => (Anchor & { contains?: (target: Node | null) => boolean }) | null;
  /** A change moves the same menu to another place. */
  place?: unknown;
  startAt: () => MenuStart;
  /** Receives focus when a menu closes that has it. */
  focusBack: () => Element | null | undefined;
};

/** The list of a menu: arrow keys wrap around, letters find, Escape, Tab and a press elsewhere close it. */
export function MenuPanel({ open: asked, onClose, anchor, place, startAt, focusBack, className, ...given }: OwnProps) {
  const { side, align, gap, ref, ...props } = given;
  const parent = use(MenuContext);
  const open = asked && parent?.open !== false;
  const { panel, attributes, draw } = useFloatingPanel(open, {
    anchor,
    placement: { side, align, gap },
    ref,
    content: place,
  });
  const menu = useMenu(open, panel, parent, onClose);
  const isAnchor = (target: Node) => anchor()?.contains?.(target) === true;
  useFocusWhileOpen(open ? panel : null, { moveIn: (list) => focusStart(list, startAt()), focusBack });
  useLayer(open, {
    inside: (target) => panel?.contains(target) === true || isAnchor(target),
    onEscape: onClose,
    onPressOutside: onClose,
  });
  const onKeyDown = useMenuKeys(menu.close);
  return (
    <MenuContext value={menu}>
      {draw(
        <div
          role="menu"
          tabIndex={-1}
          aria-orientation="vertical"
          {...attributes}
          {...props}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            onKeyDown(event);
          }}
          onBlur={(event) => {
            props.onBlur?.(event);
            const to = event.relatedTarget;
            const menus = [...menu.family];
            const withSubmenus = menus.slice(menus.indexOf(event.currentTarget));
            if (to !== null && !isAnchor(to) && !withSubmenus.some((list) => list.contains(to))) onClose();
          }}
          className={cx(
            "tf:z-50 tf:w-max tf:max-w-[min(21.25rem,calc(100vw-16px))] tf:min-w-[min(14rem,calc(100vw-16px))] tf:overflow-y-auto tf:overscroll-contain",
            "tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:p-1.5 tf:text-ui tf:text-fg tf:shadow-pop tf:outline-none tf:[--tf-overlay-y:-4px]",
            overlayMotion,
            className,
          )}
        />,
      )}
    </MenuContext>
  );
}

function useMenu(open: boolean, panel: HTMLElement | null, parent: Menu | undefined, onClose: () => void): Menu {
  const [own] = useState(() => new Set<HTMLElement>());
  const family = parent?.family ?? own;
  useEffect(() => {
    if (!open || panel === null) return undefined;
    family.add(panel);
    return () => {
      family.delete(panel);
    };
  }, [open, panel, family]);
  const close = () => {
    onClose();
    parent?.close();
  };
  return { open, close, family };
}

function focusStart(menu: HTMLElement, start: MenuStart): void {
  const items = itemsOf(menu);
  const targets = { first: items[0] ?? menu, last: items.at(-1) ?? menu, menu, nothing: undefined };
  targets[start]?.focus({ preventScroll: true });
}

function useMenuKeys(close: () => void) {
  const find = useTypeahead();
  return (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys pressed in a submenu arrive here, too: in React's tree it is inside this menu.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.defaultPrevented || !isOwn) return;
    if (event.key === "Tab") close();
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = stepTo(event.key, items, current, "column") ?? find(event, items, current);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}

/** The selectable items of a menu. */
export function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')];
}

/** Finds an item by the letters typed within a second of each other; repeating one letter cycles through its items. */
function useTypeahead() {
  const memory = useRef({ text: "", at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent, items: HTMLElement[], current: number) => {
    const typed = memory.current;
    // Other keys have longer names: "Enter".
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
