"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from "react";
import { MenuPanel, type MenuPanelProps, type MenuStart } from "../internal/menu-panel.tsx";
import { isOneElement } from "../internal/one-element.ts";
import { useOwnState } from "../internal/own-state.ts";
import { createPartsContext } from "../internal/parts-context.ts";
import { opening } from "../internal/press-to.tsx";
import { useSharedRef } from "../internal/shared-ref.ts";
import { Slot } from "../internal/slot.tsx";
import { type HoverOpen, useHoverOpen } from "./use-hover-open.ts";

export {
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  type DropdownMenuRadioItemProps,
} from "./menu-choices.tsx";
export {
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  type MenuItemProps as DropdownMenuItemProps,
} from "./menu-items.tsx";
export {
  DropdownMenuSub,
  DropdownMenuSubContent,
  type DropdownMenuSubProps,
  DropdownMenuSubTrigger,
} from "./submenu.tsx";

type MenuState = {
  open: boolean;
  ask: (open: boolean) => void;
  hover: HoverOpen;
  id: string;
  trigger: RefObject<HTMLButtonElement | null>;
  openAt: (start: MenuStart) => void;
  startAt: () => MenuStart;
};

const [MenuStateContext, useMenuState] = createPartsContext<MenuState>("DropdownMenu");

export type DropdownMenuProps = {
  /** Whether the menu is open, if controlled. */
  open?: boolean;
  /** Whether the menu is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void;
  /** Also opens while a mouse is over the trigger, and closes 150 ms after it leaves both trigger and menu. */
  openOnHover?: boolean;
  children?: ReactNode;
};

/**
 * Actions or destinations behind a button. Arrow keys move, letters find, Escape closes and returns focus.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function DropdownMenu({ children, ...props }: DropdownMenuProps) {
  const root = useMenuRoot(props);
  return <MenuStateContext value={root}>{children}</MenuStateContext>;
}

function useMenuRoot({
  open: held,
  defaultOpen = false,
  onOpenChange,
  openOnHover = false,
}: DropdownMenuProps): MenuState {
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const hover = useHoverOpen(openOnHover, open, ask);
  const trigger = useRef<HTMLButtonElement>(null);
  const start = useRef<MenuStart>("menu");
  const openAt = (place: MenuStart) => {
    start.current = place;
    ask(true);
  };
  const startAt = () => (hover.hasOpened() ? "nothing" : start.current);
  return { open, ask, openAt, startAt, hover, id: useId(), trigger };
}

type TriggerProps = ComponentProps<"button"> & {
  /** Applies the behavior to the single child. */
  asChild?: boolean;
};

/** Opens the menu. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function DropdownMenuTrigger({ asChild = false, className, ref, ...props }: TriggerProps) {
  const { open, ask, openAt, hover, id, trigger } = useMenuState("DropdownMenuTrigger");
  const sharedRef = useSharedRef(trigger, ref);
  const Tag = asChild && isOneElement("DropdownMenuTrigger", props.children) ? Slot : "button";
  return (
    <Tag
      {...(Tag === "button" && { type: "button" })}
      id={`${id}trigger`}
      {...opening("menu", { open, id })}
      {...props}
      ref={sharedRef}
      className={cx("tf:cursor-pointer", className)}
      onClick={(event) => {
        props.onClick?.(event);
        if (event.defaultPrevented) return;
        if (!open) openAt(event.detail === 0 ? "first" : "menu");
        else if (!hover.hasOpened()) ask(false);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        // A menu opened by hovering does not have focus yet.
        if (open) document.getElementById(id)?.focus();
        else openAt(event.key === "ArrowDown" ? "first" : "last");
      }}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        hover.enterTrigger(event);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        hover.leave(event);
      }}
    />
  );
}

/**
 * The list. It is rendered at the end of the body, in the theme and writing direction of the place where it is
 * declared, below the trigger or wherever there is room, and scrolls on its own.
 */
export function DropdownMenuContent(props: MenuPanelProps) {
  const { open, ask, hover, id, trigger, startAt } = useMenuState("DropdownMenuContent");
  return (
    <MenuPanel
      id={id}
      aria-labelledby={`${id}trigger`}
      {...props}
      open={open}
      onClose={() => ask(false)}
      anchor={() => trigger.current}
      startAt={startAt}
      focusBack={() => hover.focusBack() ?? trigger.current}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        hover.enterMenu();
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        hover.leave(event);
      }}
    />
  );
}
