import type { HeaderMenu as HeaderMenuFacts } from "@thirtyfold/content";
import {
  BookOpenText,
  ChevronDown,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Package,
  Puzzle,
  UsersRound,
  Workflow,
} from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";

type HeaderMenuProps = {
  menu: HeaderMenuFacts;
  open: boolean;
  /** The current page is one of this menu's. */
  current: boolean;
  onPress: () => void;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/** Before hydration it opens by CSS (layout.css); the press is replayed, so the menu then stays open. */
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

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.solutions]: LayoutGrid,
  [paths.solution("agent-delivery")]: Package,
  [paths.solution("gpt-customization")]: BookOpenText,
  [paths.solution("workflow-automation")]: Workflow,
  [paths.solution("no-code-integrations")]: Puzzle,
  [paths.aiAutomation]: Layers,
  [paths.agents]: UsersRound,
};

function MenuIcon({ path, className }: { path: string; className?: string }) {
  const Icon = icons[path] ?? Package;
  return <Icon aria-hidden size={20} strokeWidth={1.75} className={className} />;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End, wrapping at both ends. Returns false for other keys and for a menu without links. */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const links = [...menu.querySelectorAll<HTMLElement>("a[href]")];
  const current = links.findIndex((link) => link === document.activeElement);
  const target = links[steps[key]?.(current, links.length - 1) ?? -1];
  target?.focus();
  return target !== undefined;
}
