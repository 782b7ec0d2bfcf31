import type { HeaderMenu as HeaderMenuFacts } from "@thirtyfold/content";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { SiteLink } from "../../lib/site-link.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { moveFocus } from "./move-focus.ts";

type HeaderMenuProps = {
  menu: HeaderMenuFacts;
  open: boolean;
  /** The page is one of this menu's. */
  current: boolean;
  onPress: () => void;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/**
 * A dropdown of the header: a button and the links that it discloses. Until the page is alive a mouse opens it by
 * `:hover` and a press by `:focus` (layout.css), and the press is replayed, so that it then stays open.
 */
export function HeaderMenu({ menu, open, current, onPress, onEnter, onLeave, onClose }: HeaderMenuProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const mouseOnly = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      button.current?.focus();
      onClose();
    } else if (open && panel.current !== null && moveFocus(panel.current, event.key)) {
      event.preventDefault();
    } else if (!open && event.key === "ArrowDown") {
      event.preventDefault();
      onPress();
    }
  };
  return (
    <li
      className="relative"
      data-menu={menu.id}
      onKeyDown={onKeyDown}
      onPointerEnter={mouseOnly(onEnter)}
      onPointerLeave={mouseOnly(onLeave)}
    >
      <button
        ref={button}
        type="button"
        className="header-link group"
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={current ? "true" : undefined}
        onClick={onPress}
      >
        {menu.label}
        <ChevronDown aria-hidden size={14} className="header-menu-chevron" />
      </button>
      <ul ref={panel} id={panelId} className="header-menu-panel" data-open={open || undefined}>
        {menu.items.map(({ label, description, path }) => (
          <li key={path}>
            <SiteLink href={path} className="group header-menu-item">
              <MenuIcon path={path} className="row-span-2 self-center text-fg-3 group-hover:text-tang" />
              <span className="text-ui leading-[1.3] font-semibold text-fg">{label}</span>
              <span className="text-meta leading-[1.35] text-fg-3">{description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
