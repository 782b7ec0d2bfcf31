import { LogoMark } from "@thirtyfold/ui/logo-mark";
import { Tooltip } from "@thirtyfold/ui/tooltip";
import { cx } from "class-variance-authority";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Inbox from "lucide-react/icons/inbox";
import ScrollText from "lucide-react/icons/scroll-text";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { useMe } from "../../lib/session.ts";

type Screen = { to: string; name: string; icon: ReactNode; owner?: true };

const drawing = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;
const screens: readonly Screen[] = [
  { to: "/inbox", name: "Inbox", icon: <Inbox {...drawing} /> },
  { to: "/leads", name: "Leads", icon: <ClipboardList {...drawing} /> },
  { to: "/people", name: "People", icon: <UsersRound {...drawing} /> },
  { to: "/log", name: "Log", icon: <ScrollText {...drawing} />, owner: true },
  { to: "/you", name: "You", icon: <UserRound {...drawing} /> },
];

/** The rail with a square for each screen, and the screen. On phones the rail lies at the bottom. */
export function Frame() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  const { role } = useMe();
  return (
    <div className="flex h-full flex-col-reverse md:flex-row">
      <nav
        aria-label="Desk"
        className="flex shrink-0 border-line bg-sunken max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:w-14 md:flex-col md:items-center md:border-e md:py-3"
      >
        <a
          href="#screen"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-sm focus:bg-surface focus:px-3 focus:py-2"
        >
          Skip to the screen
        </a>
        <LogoMark className="mb-4 size-6 max-md:hidden" />
        <ul className="flex flex-1 max-md:justify-around md:flex-col md:gap-1">
          {screens
            .filter(({ owner }) => !owner || role === "owner")
            .map((screen) => (
              <li key={screen.to} className="md:last:mt-auto">
                <RailLink {...screen} />
              </li>
            ))}
        </ul>
      </nav>
      <main ref={main} id="screen" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
        <Outlet />
      </main>
    </div>
  );
}

function RailLink({ to, name, icon }: Screen) {
  return (
    <Tooltip content={name} side="end" className="max-md:hidden">
      <NavLink
        to={to}
        className={({ isActive }) =>
          cx(
            "grid min-h-14 min-w-14 place-items-center content-center gap-0.5 rounded-xs px-1 text-meta md:size-10 md:min-h-0 md:min-w-0",
            isActive
              ? "text-fg max-md:font-semibold max-md:shadow-[inset_0_3px_0_var(--tf-tang)] md:bg-tang md:text-on-tang"
              : "text-fg-2 hover:bg-fg/6 hover:text-fg",
          )
        }
      >
        {icon}
        <span className="md:sr-only">{name}</span>
      </NavLink>
    </Tooltip>
  );
}

/** Another screen begins at its top, for those who can't see that it changed too. */
function useFocusOnNewScreen(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const screen = pathname.split("/")[1];
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus();
  }, [main, screen]);
}
