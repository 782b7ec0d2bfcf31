"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { MenuPanel, type MenuPanelProps, type MenuStart } from "../internal/menu-panel.tsx";
import { isOneElement } from "../internal/one-element.ts";
import { createPartsContext } from "../internal/parts-context.ts";
import { Slot } from "../internal/slot.tsx";

type ContextMenuState = {
  /** The pressed position, or the center of the focused element. Undefined while the menu is closed. */
  place: DOMRect | undefined;
  openAt: (place: DOMRect, start: MenuStart) => void;
  close: () => void;
  startAt: () => MenuStart;
  focusBack: () => Element | null;
};

const [ContextMenuContext, useContextMenu] = createPartsContext<ContextMenuState>("ContextMenu");

export type ContextMenuProps = {
  /** Called when the menu opens and closes. */
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
};

/**
 * The actions on one thing, opened by a right click, a long press or the menu key. Its items are those of a
 * DropdownMenu. Nothing shows that it exists: each action must have a button or a DropdownMenu, too.
 */
export function ContextMenu({ onOpenChange, children }: ContextMenuProps) {
  const root = useContextMenuRoot(onOpenChange);
  return <ContextMenuContext value={root}>{children}</ContextMenuContext>;
}

function useContextMenuRoot(onOpenChange: ContextMenuProps["onOpenChange"]): ContextMenuState {
  const [place, setPlace] = useState<DOMRect>();
  const start = useRef<MenuStart>("menu");
  const before = useRef<Element>(null);
  const openAt = (at: DOMRect, from: MenuStart) => {
    start.current = from;
    before.current = document.activeElement;
    setPlace(at);
    onOpenChange?.(true);
  };
  const close = () => {
    if (place === undefined) return;
    setPlace(undefined);
    onOpenChange?.(false);
  };
  return { place, openAt, close, startAt: () => start.current, focusBack: () => before.current };
}

export type ContextMenuTriggerProps = ComponentProps<"div"> & {
  /** Applies the behavior to the single child, for example a table row. */
  asChild?: boolean;
};

/** The element that the menu is about. */
export function ContextMenuTrigger({ asChild = false, className, ...props }: ContextMenuTriggerProps) {
  const { place, openAt } = useContextMenu("ContextMenuTrigger");
  const press = useLongPress((x, y) => openAt(new DOMRect(x, y), "menu"));
  const Tag = asChild && isOneElement("ContextMenuTrigger", props.children) ? Slot : "div";
  return (
    <Tag
      data-state={place ? "open" : "closed"}
      {...props}
      className={cx("tf:[-webkit-touch-callout:none] tf:pointer-coarse:select-none", className)}
      onContextMenu={(event) => {
        props.onContextMenu?.(event);
        press.end();
        if (event.defaultPrevented) return;
        event.preventDefault();
        const isByKey = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === "";
        openAt(isByKey ? middleOf(event) : new DOMRect(event.clientX, event.clientY), isByKey ? "first" : "menu");
      }}
      onPointerDown={(event) => {
        props.onPointerDown?.(event);
        press.start(event);
      }}
      onPointerMove={(event) => {
        props.onPointerMove?.(event);
        press.move(event);
      }}
      onPointerUp={(event) => {
        props.onPointerUp?.(event);
        press.end();
      }}
      onPointerCancel={(event) => {
        props.onPointerCancel?.(event);
        press.end();
      }}
      onClickCapture={(event) => {
        props.onClickCapture?.(event);
        press.swallow(event);
      }}
    />
  );
}

function middleOf({ target }: MouseEvent): DOMRect {
  const { left, top, width, height } = target instanceof Element ? target.getBoundingClientRect() : new DOMRect();
  return new DOMRect(left + Math.min(width / 2, 80), top + height / 2);
}

/** Milliseconds, and the pixels a finger may move meanwhile. Safari on iOS fires no event for a long press. */
const longPress = { duration: 500, slack: 10 };

function useLongPress(act: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const acted = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => clearTimeout(timer.current);
  return {
    start: ({ pointerType, clientX, clientY }: PointerEvent) => {
      end();
      acted.current = false;
      from.current = { x: clientX, y: clientY };
      if (pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        acted.current = true;
        act(clientX, clientY);
      }, longPress.duration);
    },
    move: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > longPress.slack) end();
    },
    end,
    /** The finger that opened the menu must not press anything when it is lifted. */
    swallow: (event: MouseEvent) => {
      if (!acted.current) return;
      acted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export type ContextMenuContentProps = Omit<MenuPanelProps, "side" | "align" | "gap"> & {
  /** The subject of the menu: no button names it. */
  "aria-label": string;
};

/** The list of `DropdownMenuItem`s, at the pressed position. */
export function ContextMenuContent(props: ContextMenuContentProps) {
  const { place, close, startAt, focusBack } = useContextMenu("ContextMenuContent");
  return (
    <MenuPanel
      {...props}
      gap={0}
      open={place !== undefined}
      onClose={close}
      anchor={() => (place ? { getBoundingClientRect: () => place } : null)}
      place={place}
      startAt={startAt}
      focusBack={focusBack}
    />
  );
}
