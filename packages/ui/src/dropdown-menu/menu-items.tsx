"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
} from "react";
import { MenuContext } from "../internal/menu-panel.tsx";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";

const itemLook = [
  "tf:flex tf:cursor-pointer tf:items-start tf:gap-3 tf:rounded-sm tf:px-3 tf:py-2 tf:outline-none tf:pointer-coarse:min-h-11 tf:[&>svg]:mt-px tf:[&>svg]:size-5 tf:[&>svg]:shrink-0",
  "tf:focus:bg-surface-3 tf:focus:forced-colors:bg-[Highlight] tf:focus:forced-colors:text-[HighlightText]",
  "tf:data-disabled:cursor-not-allowed tf:data-disabled:text-fg-3 tf:data-disabled:forced-colors:text-[GrayText]",
];

const inks = {
  default: "tf:text-fg tf:[&>svg]:text-fg-3 tf:focus:[&>svg]:text-link",
  destructive: "tf:text-bad",
};

export type MenuItemProps = Omit<ComponentProps<"div">, "onSelect"> & {
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode;
  /** One line about the item, read out after its name. */
  description?: ReactNode;
  /** `destructive` is for actions that remove something. Put it last, below a separator. */
  variant?: "default" | "destructive";
  /** Visible, but not selectable. */
  disabled?: boolean;
  /** Called when the item is selected. `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** Applies look and behavior to the single child, a link. */
  asChild?: boolean;
};

/** One action (`onSelect`), or one link with `asChild`. Its children are its name. */
export function DropdownMenuItem({
  icon,
  description,
  variant = "default",
  disabled = false,
  onSelect,
  asChild = false,
  className,
  children,
  ...props
}: MenuItemProps) {
  const id = useId();
  const menu = use(MenuContext);
  const content = (name: ReactNode) => (
    <>
      {icon}
      <span className="tf:min-w-0 tf:flex-1">
        <span className="tf:block tf:font-semibold">{name}</span>
        {description && (
          // Hidden, so that it does not become part of the name; it is read out as the item's description.
          <span aria-hidden id={id} className="tf:block tf:text-small tf:text-fg-3">
            {description}
          </span>
        )}
      </span>
    </>
  );
  const slotted = asChild && isOneElement("DropdownMenuItem", children);
  const child = slotted && isValidElement<{ children?: ReactNode }>(children) ? children : undefined;
  const Tag = child ? Slot : "div";
  return (
    <Tag
      role="menuitem"
      tabIndex={-1}
      data-variant={variant}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? "" : undefined}
      aria-describedby={description ? id : undefined}
      {...props}
      className={cx(itemLook, inks[variant], className)}
      onClick={(event) => {
        props.onClick?.(event);
        if (disabled) event.preventDefault();
        else if (select(onSelect)) menu?.close();
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        pressByKey(event);
      }}
      onPointerMove={(event) => {
        props.onPointerMove?.(event);
        focusUnderPointer(event, disabled);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        leaveToMenu(event);
      }}
    >
      {child ? cloneElement(child, undefined, content(child.props.children)) : content(children)}
    </Tag>
  );
}

/** Whether the menu may close. */
function select(onSelect: ((event: Event) => void) | undefined): boolean {
  const event = new Event("select", { cancelable: true });
  onSelect?.(event);
  return !event.defaultPrevented;
}

function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The item under the mouse takes focus, so that keys continue from there. */
function focusUnderPointer(event: PointerEvent<HTMLElement>, disabled: boolean): void {
  const item = event.currentTarget;
  if (event.pointerType !== "mouse" || disabled || item === document.activeElement || isOnWay(event)) return;
  item.focus({ preventScroll: true });
}

/** Whether the pointer is crossing other items on its way to the open submenu. */
function isOnWay({ clientX, movementX, movementY }: PointerEvent): boolean {
  const submenu = document.getElementById(document.activeElement?.getAttribute("aria-controls") ?? "");
  if (submenu?.role !== "menu") return false;
  const aside = submenu.getBoundingClientRect().left > clientX ? movementX : -movementX;
  return aside > 0 && aside * 2 >= Math.abs(movementY);
}

function leaveToMenu(event: PointerEvent<HTMLElement>): void {
  const item = event.currentTarget;
  if (event.pointerType !== "mouse" || item !== document.activeElement || item.ariaExpanded === "true") return;
  item.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true });
}

/** A group of related items. Name it with `aria-labelledby` and the id of a `DropdownMenuLabel` in it. */
export function DropdownMenuGroup({ className, ...props }: ComponentProps<"div">) {
  return <div role="group" {...props} className={cx("tf:block", className)} />;
}

/** The heading of a group; not an item. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cx("tf:px-3 tf:py-1.5 tf:text-meta tf:text-fg-3", className)} />;
}

/** A line between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      role="separator"
      {...props}
      className={cx("tf:-mx-1.5 tf:my-1.5 tf:h-px tf:bg-line tf:forced-colors:bg-[CanvasText]", className)}
    />
  );
}
