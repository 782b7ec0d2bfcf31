"use client";
import { cx } from "class-variance-authority";
import * as RadixMenu from "radix-ui/dropdown-menu";
import {
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useState,
} from "react";
import { overlayMotion } from "../dialog/scrim.ts";
import { isOneElement } from "../internal/one-element.ts";
import { usePortalTheme } from "../internal/portal-theme.tsx";
import { type HoverOpen, useHoverOpen } from "./use-hover-open.ts";

const HoverContext = createContext<HoverOpen | undefined>(undefined);

export type DropdownMenuProps = {
  /** Open or not, when the parent holds the state. */
  open?: boolean;
  /** Open at first, when the menu holds its state itself. */
  defaultOpen?: boolean;
  /** Called with the state that is asked for. */
  onOpenChange?: (open: boolean) => void;
  /** Also opens while a mouse is over the trigger, and closes 150 ms after it has left trigger and menu. */
  openOnHover?: boolean;
  /** Locks the page behind the open menu: nothing else can be pressed or scrolled, or read by a screen reader. */
  modal?: boolean;
  children?: ReactNode;
};

/**
 * Actions or places to go, behind a button. Arrow keys move, letters find, Escape closes and returns focus.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function DropdownMenu({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  openOnHover = false,
  modal = false,
  children,
}: DropdownMenuProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openProp ?? ownOpen;
  const change = (next: boolean) => {
    if (next === open) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const hover = useHoverOpen(openOnHover, open, change);
  return (
    <HoverContext value={hover}>
      <RadixMenu.Root open={open} onOpenChange={change} modal={modal}>
        {children}
      </RadixMenu.Root>
    </HoverContext>
  );
}

type Slotted = {
  /** Gives the behavior to the one child. */
  asChild?: boolean;
};

/** Opens the menu. Give it a `Button` with `asChild`; alone it is a button without a look. */
export function DropdownMenuTrigger({ asChild = false, className, ...props }: ComponentProps<"button"> & Slotted) {
  const hover = use(HoverContext);
  const slotted = asChild && isOneElement("DropdownMenuTrigger", props.children);
  return (
    <RadixMenu.Trigger
      {...props}
      asChild={slotted}
      className={cx("tf:cursor-pointer", className)}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        hover?.enterTrigger(event);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        hover?.leave(event);
      }}
      onPointerDown={(event) => {
        props.onPointerDown?.(event);
        hover?.pressTrigger(event);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        enterOpenMenu(event);
      }}
    />
  );
}

/** A menu that hovering opened has no focus yet; Radix moves it only when it opens the menu itself. */
function enterOpenMenu(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget.getAttribute("aria-controls");
  if (event.key === "ArrowDown" && menu !== null) document.getElementById(menu)?.focus();
}

/**
 * The list. It stands at the end of the body, in the theme and writing direction of the place where it is written, below
 * the trigger or where there is room, and scrolls by itself.
 */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof RadixMenu.Content>) {
  const hover = use(HoverContext);
  const { marker, theme, dir } = usePortalTheme();
  // Radix's menu takes these two, and its types do not offer them.
  const untyped: object = { dir, onOpenAutoFocus: hover?.onOpenAutoFocus };
  return (
    <>
      {marker}
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="start"
          sideOffset={8}
          collisionPadding={8}
          data-theme={theme}
          loop
          {...untyped}
          {...props}
          className={cx(
            "tf:z-50 tf:max-h-(--radix-dropdown-menu-content-available-height) tf:w-max tf:max-w-[min(21.25rem,calc(100vw-16px))] tf:min-w-56 tf:overflow-y-auto tf:overscroll-contain",
            "tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:p-1.5 tf:text-ui tf:text-fg tf:shadow-pop tf:[--tf-overlay-y:-4px]",
            overlayMotion,
            className,
          )}
          onPointerEnter={(event) => {
            props.onPointerEnter?.(event);
            hover?.enterMenu();
          }}
          onPointerLeave={(event) => {
            props.onPointerLeave?.(event);
            hover?.leave(event);
          }}
          onInteractOutside={(event) => {
            props.onInteractOutside?.(event);
            if (hover?.ignoresPressOn(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) hover?.onCloseAutoFocus(event);
          }}
        />
      </RadixMenu.Portal>
    </>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & {
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode;
  /** One line about the item, read out after its name. */
  description?: ReactNode;
  /** Gives look and behavior to the one child, a link. */
  asChild?: boolean;
};

/** One action (`onSelect`), or with `asChild` one link. Its children are its name. */
export function DropdownMenuItem({
  icon,
  description,
  asChild = false,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  const id = useId();
  const content = (name: ReactNode) => (
    <>
      {icon}
      <span className="tf:min-w-0">
        <span className="tf:block tf:font-semibold">{name}</span>
        {description && (
          // Hidden, so that the name is not the whole text; the item's description reads it out.
          <span aria-hidden id={id} className="tf:block tf:text-small tf:text-fg-3">
            {description}
          </span>
        )}
      </span>
    </>
  );
  const slotted = asChild && isOneElement("DropdownMenuItem", children);
  const child = slotted && isValidElement<{ children?: ReactNode }>(children) ? children : undefined;
  return (
    <RadixMenu.Item
      aria-describedby={description ? id : undefined}
      {...props}
      asChild={child !== undefined}
      className={cx(
        "tf:flex tf:cursor-pointer tf:items-start tf:gap-3 tf:rounded-sm tf:px-3 tf:py-2 tf:text-fg tf:outline-none tf:pointer-coarse:min-h-11 tf:[&>svg]:mt-px tf:[&>svg]:size-5 tf:[&>svg]:shrink-0 tf:[&>svg]:text-fg-3",
        "tf:data-highlighted:bg-surface-3 tf:data-highlighted:forced-colors:bg-[Highlight] tf:data-highlighted:forced-colors:text-[HighlightText] tf:data-highlighted:[&>svg]:text-link",
        "tf:data-disabled:cursor-not-allowed tf:data-disabled:text-fg-3 tf:data-disabled:forced-colors:text-[GrayText]",
        className,
      )}
    >
      {child ? cloneElement(child, undefined, content(child.props.children)) : content(children)}
    </RadixMenu.Item>
  );
}

/** Items that belong together. Name it with `aria-labelledby` and the id of a `DropdownMenuLabel` in it. */
export function DropdownMenuGroup({ className, ...props }: ComponentProps<typeof RadixMenu.Group>) {
  return <RadixMenu.Group {...props} className={cx("tf:block", className)} />;
}

/** The heading of a group; not an item. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label {...props} className={cx("tf:px-3 tf:py-1.5 tf:text-meta tf:text-fg-3", className)} />;
}

/** A line between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return (
    <RadixMenu.Separator
      {...props}
      className={cx("tf:-mx-1.5 tf:my-1.5 tf:h-px tf:bg-line tf:forced-colors:bg-[CanvasText]", className)}
    />
  );
}
