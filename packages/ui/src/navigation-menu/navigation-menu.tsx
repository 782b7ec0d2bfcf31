"use client";
import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, cloneElement, type ReactNode, useId } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { createPartsContext } from "../internal/parts-context.ts";
import { useSharedRef } from "../internal/shared-ref.ts";
import { mergeProps, Slot } from "../internal/slot.tsx";
import { groupHandlers, type OpenGroups, useOpenGroups } from "./use-open-groups.ts";

const [MenuContext, useMenu] = createPartsContext<OpenGroups>("NavigationMenu");

export type NavigationMenuProps = ComponentProps<"nav"> & {
  /** The page that one is on, such as its address: where it changes without a new document, the open group closes. */
  page?: string;
};

/**
 * The places of a site in a row, some of them in groups that open below their word: under a mouse, by a press, or with
 * the arrow down. Everything in it is in the HTML, and opens by style alone before any script has come. Name it with
 * `aria-label`.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function NavigationMenu({ page, className, ref, children, ...props }: NavigationMenuProps) {
  const { menu, ...groups } = useOpenGroups(page);
  const sharedRef = useSharedRef(menu, ref);
  return (
    <MenuContext value={groups}>
      <nav {...props} ref={sharedRef} className={cx("tf:block", className)}>
        <ul className="tf:navigation-row">{children}</ul>
      </nav>
    </MenuContext>
  );
}

export type NavigationMenuGroupProps = ComponentProps<"li"> & {
  /** The word in the row. */
  label: ReactNode;
  /** The page that one is on is one of the group's. */
  current?: boolean;
  /** The side of the word at which the panel begins; `end` for the last ones of a row. */
  align?: "start" | "end";
};

/** A word of the row that discloses `NavigationMenuItem`s. Arrow keys, Home and End move among them, Escape closes. */
export function NavigationMenuGroup(given: NavigationMenuGroupProps) {
  const { label, current, align, children, ...props } = given;
  const groups = useMenu("NavigationMenuGroup");
  const id = useId();
  const isOpen = groups.openId === id;
  return (
    <li {...mergeProps({ ...groupHandlers(id, groups), className: "tf:relative" }, props)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={current ? true : undefined}
        className="tf:navigation-word"
        onClick={() => groups.say("press", id)}
      >
        {label}
        <ChevronDown aria-hidden size={14} />
      </button>
      <ul id={id} className="tf:navigation-panel" data-align={align} data-state={isOpen ? "open" : "closed"}>
        {children}
      </ul>
    </li>
  );
}

export type NavigationMenuLinkProps = ComponentProps<"a"> & {
  /** Gives the look to the one child, a router's link. */
  asChild?: boolean;
};

/** A place of the row itself; `aria-current="page"` for the one that one is at. */
export function NavigationMenuLink({ asChild = false, className, ...props }: NavigationMenuLinkProps) {
  const Tag = asChild && isOneElement("NavigationMenuLink", props.children) ? Slot : "a";
  return (
    <li className="tf:block">
      <Tag {...props} className={cx("tf:navigation-word", className)} />
    </li>
  );
}

export type NavigationMenuItemProps = NavigationMenuLinkProps & {
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode;
  /** One line about the place. */
  description?: ReactNode;
};

/** A place in a group. Its children are its name. */
export function NavigationMenuItem(given: NavigationMenuItemProps) {
  const { icon, description, asChild = false, className, children, ...props } = given;
  const child = asChild && isOneElement("NavigationMenuItem", children) ? children : undefined;
  const Tag = child ? Slot : "a";
  const content = (
    <>
      {icon}
      <span className="tf:navigation-name">{child?.props.children ?? children}</span>
      {description && <span className="tf:navigation-note">{description}</span>}
    </>
  );
  return (
    <li className="tf:block">
      <Tag {...props} className={cx("tf:navigation-item", className)}>
        {child ? cloneElement(child, undefined, content) : content}
      </Tag>
    </li>
  );
}
