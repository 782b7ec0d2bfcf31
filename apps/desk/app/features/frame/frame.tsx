import { useQuery } from "@tanstack/react-query";
import { LogoMark } from "@thirtyfold/ui/logo-mark";
import { useToast } from "@thirtyfold/ui/toast";
import { Tooltip } from "@thirtyfold/ui/tooltip";
import { cx } from "class-variance-authority";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Inbox from "lucide-react/icons/inbox";
import Keyboard from "lucide-react/icons/keyboard";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router";
import { useAnnounced } from "../../lib/announce.ts";
import { CommandsProvider, useCommandRegistry } from "../../lib/commands.tsx";
import { countsQuery, newLeadsQuery } from "../../lib/conversations.ts";
import { failureText } from "../../lib/desk-client.ts";
import { useLookAgain } from "../../lib/live.tsx";
import { WaitingProvider } from "../../lib/page-title.ts";
import { onPushOpened, renewPush } from "../../lib/push.ts";
import { signingOut, useMe } from "../../lib/session.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { DeskMenu } from "./desk-menu.tsx";
import type { HelpSheet } from "./help-sheet.tsx";

type Screen = {
  to: string;
  name: string;
  icon: ReactNode;
  owner?: true;
  /** Phones lack the room for all of them: the menu leads there. */
  roomy?: true;
};

const drawing = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;
const screens: readonly Screen[] = [
  { to: "/inbox", name: "Inbox", icon: <Inbox {...drawing} /> },
  { to: "/leads", name: "Leads", icon: <ClipboardList {...drawing} /> },
  { to: "/overview", name: "Overview", icon: <ChartNoAxesColumn {...drawing} /> },
  { to: "/replies", name: "Saved replies", icon: <MessageSquareQuote {...drawing} />, roomy: true },
  { to: "/people", name: "People", icon: <UsersRound {...drawing} /> },
  { to: "/log", name: "Log", icon: <ScrollText {...drawing} />, owner: true },
  { to: "/you", name: "You", icon: <UserRound {...drawing} /> },
];

const railItem =
  "grid min-h-[56px] min-w-9 place-items-center content-center gap-0.5 rounded-xs px-1 text-meta min-[22.5rem]:min-w-12 md:size-10 md:min-h-0 md:min-w-0";
const railRest = "text-fg-2 hover:bg-fg/6 hover:text-fg";

/** The rail with a square for each screen, and the screen. On phones the rail is at the bottom. */
export function Frame() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  const { id, role } = useMe();
  const mine = screens.filter(({ owner }) => !owner || role === "owner");
  const navigate = useNavigate();
  useEffect(() => void renewPush(id), [id]);
  useEffect(() => onPushOpened((path) => void navigate(path)), [navigate]);
  const registry = useCommandRegistry();
  const [searching, setSearching] = useState(false);
  const { help, sheet } = useHelpSheet();
  useShortcuts({ "?": help });
  const { data: counts } = useQuery({ ...countsQuery, refetchInterval: useLookAgain() });
  useAnnounced("waiting", counts?.waiting);
  useAnnounced("lead", useQuery(newLeadsQuery).data);
  const goTo = {
    label: "Go to",
    commands: [
      ...mine.map(({ to, name, icon }) => ({ value: to, label: name, icon, onSelect: () => void navigate(to) })),
      { value: "help", label: "Keyboard shortcuts", keywords: "keys help", shortcut: ["?"], onSelect: help },
      { value: "out", label: "Sign out", keywords: "log off leave", onSelect: () => void navigate("/you", signingOut) },
    ],
  };
  return (
    <div className="flex h-full flex-col-reverse md:flex-row">
      <nav
        aria-label="Desk"
        className="flex shrink-0 border-line bg-sunken max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:w-14 md:flex-col md:items-center md:border-e md:py-3"
      >
        <a
          href="#screen"
          onClick={(event) => {
            // The fragment belongs to the open conversation.
            event.preventDefault();
            main.current?.focus();
          }}
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-sm focus:bg-surface focus:px-3 focus:py-2"
        >
          Skip to the screen
        </a>
        <LogoMark className="mb-4 size-6 max-md:hidden" />
        <Tooltip content="Go to, or do (Ctrl K)" side="end" className="max-md:hidden">
          <button type="button" onClick={() => setSearching(true)} className={cx(railItem, "cursor-pointer", railRest)}>
            <Search {...drawing} />
            <span className="md:sr-only">Find</span>
          </button>
        </Tooltip>
        <ul className="flex flex-1 max-md:flex-wrap max-md:justify-around md:flex-col md:gap-1">
          {mine.map((screen) => (
            <li key={screen.to} className={cx("md:last:mt-auto", screen.roomy && "max-md:hidden")}>
              <RailLink {...screen} />
            </li>
          ))}
        </ul>
        <Tooltip content="Keyboard shortcuts (?)" side="end" className="max-md:hidden">
          <button
            type="button"
            aria-label="Keyboard shortcuts"
            onClick={help}
            className={cx(railItem, "mt-1 cursor-pointer max-md:hidden", railRest)}
          >
            <Keyboard {...drawing} />
          </button>
        </Tooltip>
      </nav>
      <main ref={main} id="screen" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
        <CommandsProvider value={registry}>
          <WaitingProvider value={counts?.waiting ?? 0}>
            <Outlet />
          </WaitingProvider>
        </CommandsProvider>
      </main>
      <DeskMenu
        open={searching}
        onOpenChange={setSearching}
        commands={() => [...[...registry.values()].toReversed(), goTo]}
      />
      {sheet}
    </div>
  );
}

/** The sheet of keys is not in the initial load, because few people open it. If it fails to load, the screen stays. */
function useHelpSheet() {
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<typeof HelpSheet>();
  const help = () => {
    import("./help-sheet.tsx").then(
      (loaded) => {
        setSheet(() => loaded.HelpSheet);
        setOpen(true);
      },
      (error: unknown) =>
        void toast({ variant: "destructive", title: "The keys can't be shown", description: failureText(error) }),
    );
  };
  return { help, sheet: Sheet && <Sheet open={open} onOpenChange={setOpen} /> };
}

function RailLink({ to, name, icon }: Screen) {
  return (
    <Tooltip content={name} side="end" className="max-md:hidden">
      <NavLink
        to={to}
        className={({ isActive }) =>
          cx(
            railItem,
            isActive
              ? "text-fg max-md:font-semibold max-md:shadow-[inset_0_3px_0_var(--tf-tang)] md:bg-tang md:text-on-tang"
              : railRest,
          )
        }
      >
        {icon}
        <span className="md:sr-only">{name}</span>
      </NavLink>
    </Tooltip>
  );
}

/** Moves the focus to the start of a new screen, also for people who can't see that it changed. */
function useFocusOnNewScreen(main: { current: HTMLElement | null }): void {
  useEffect(() => {
    // The control that was pressed is gone. A page that has only loaded has no focus to lose.
    if (navigator.userActivation?.hasBeenActive) main.current?.focus();
  }, [main]);
  const { pathname } = useLocation();
  const screen = pathname.split("/")[1];
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus();
  }, [main, screen]);
}
