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
  /** The current page, such as its address: if it changes without a new document, the open group closes. */
  page?: string;
};

/**
 * The pages of a site in a row, some of them in groups that open below their word: on hover, on a press, or with the
 * down arrow. Everything in it is in the HTML, and opens with CSS alone before any script runs. Name it with
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
  /** Whether the current page is in this group. */
  current?: boolean;
  /** The side of the word where the panel starts; `end` for the last words of a row. */
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
  /** Applies the look to the single child, a router's link. */
  asChild?: boolean;
};

/** A link in the row itself; set `aria-current="page"` for the current page. */
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
  /** One line about the page. */
  description?: ReactNode;
};

/** A link in a group. Its children are its name. */
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
