"use client";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { directionAt } from "../internal/focusable.ts";
import { itemsOf, MenuPanel, type MenuPanelProps, type MenuStart } from "../internal/menu-panel.tsx";
import { useOwnState } from "../internal/own-state.ts";
import { createPartsContext } from "../internal/parts-context.ts";
import { useSharedRef } from "../internal/shared-ref.ts";
import { DropdownMenuItem, type MenuItemProps } from "./menu-items.tsx";

type Submenu = {
  open: boolean;
  ask: (open: boolean) => void;
  id: string;
  trigger: RefObject<HTMLDivElement | null>;
  openAt: (start: MenuStart) => void;
  startAt: () => MenuStart;
};

const [SubmenuContext, useSubmenu] = createPartsContext<Submenu>("DropdownMenuSub");

export type DropdownMenuSubProps = {
  /** Whether the submenu is open, if controlled. */
  open?: boolean;
  /** Whether the submenu is open at first. */
  defaultOpen?: boolean;
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
};

/** A menu beside a menu item. Choosing an item in it closes both. */
export function DropdownMenuSub({ children, ...props }: DropdownMenuSubProps) {
  const root = useSubmenuRoot(props);
  return <SubmenuContext value={root}>{children}</SubmenuContext>;
}

function useSubmenuRoot({ open: held, defaultOpen = false, onOpenChange }: DropdownMenuSubProps): Submenu {
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const trigger = useRef<HTMLDivElement>(null);
  const start = useRef<MenuStart>("nothing");
  const openAt = (place: MenuStart) => {
    start.current = place;
    ask(true);
  };
  return { open, ask, openAt, startAt: () => start.current, id: useId(), trigger };
}

/**
 * The item that opens the submenu: after a short hover, on a press, with Enter, or with the arrow key that points to
 * it.
 */
export function DropdownMenuSubTrigger({ ref, ...props }: Omit<MenuItemProps, "asChild" | "onSelect">) {
  const { open, ask, openAt, id, trigger } = useSubmenu("DropdownMenuSubTrigger");
  const sharedRef = useSharedRef(trigger, ref);
  const hover = useHoverDelay();
  const enter = () => {
    const first = open ? itemsOf(document.getElementById(id) ?? document.body)[0] : undefined;
    if (first) first.focus();
    else openAt("first");
  };
  return (
    <DropdownMenuItem
      id={`${id}trigger`}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      {...props}
      ref={sharedRef}
      onSelect={(event) => {
        event.preventDefault();
        enter();
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== onwards(event.currentTarget)) return;
        event.preventDefault();
        enter();
      }}
      onPointerMove={(event) => {
        props.onPointerMove?.(event);
        if (open || props.disabled) return;
        hover.soon(event, () => openAt("nothing"));
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        hover.stop();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        const to = event.relatedTarget;
        if (to !== null && document.getElementById(id)?.contains(to) !== true) ask(false);
      }}
    >
      <span className="tf:flex tf:items-center tf:justify-between tf:gap-6">
        {props.children}
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="tf:-me-1 tf:size-4 tf:shrink-0 tf:text-fg-3 tf:rtl:-scale-x-100"
        />
      </span>
    </DropdownMenuItem>
  );
}

/** The list, beside its item and at the same height. */
export function DropdownMenuSubContent({ onKeyDown, ...props }: MenuPanelProps) {
  const { open, ask, startAt, id, trigger } = useSubmenu("DropdownMenuSubContent");
  return (
    <MenuPanel
      id={id}
      aria-labelledby={`${id}trigger`}
      side="end"
      gap={2}
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.key !== backwards(event.currentTarget)) return;
        event.preventDefault();
        trigger.current?.focus();
        ask(false);
      }}
      open={open}
      onClose={() => ask(false)}
      anchor={() => besideItem(trigger.current)}
      startAt={startAt}
      focusBack={() => trigger.current}
    />
  );
}

/** Aligns the submenu's first item with the item that opens it. */
function besideItem(item: HTMLElement | null) {
  if (item === null) return null;
  return {
    getBoundingClientRect: () => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return new DOMRect(x, y - 7, width, height);
    },
    contains: (target: Node | null) => item.contains(target),
  };
}

const onwards = (element: Element) => (directionAt(element) === "rtl" ? "ArrowLeft" : "ArrowRight");
const backwards = (element: Element) => (directionAt(element) === "rtl" ? "ArrowRight" : "ArrowLeft");

/** Keeps a pointer that only passes over an item from opening its submenu. */
function useHoverDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon: ({ pointerType }: PointerEvent, act: () => void) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(act, 120);
    },
    stop: () => clearTimeout(timer.current),
  };
}
