import { type RouteObject, redirect } from "react-router";
import { Frame } from "./features/frame/frame.tsx";
import { FailedScreen, MissingScreen, OpeningScreen } from "./features/frame/other-screens.tsx";

/** The screens of the desk, each loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: "/",
    Component: Frame,
    ErrorBoundary: FailedScreen,
    HydrateFallback: OpeningScreen,
    children: [
      {
        ErrorBoundary: FailedScreen,
        children: [
          { index: true, loader: () => redirect("/inbox"), Component: OpeningScreen },
          {
            path: "inbox",
            lazy: async () => ({ Component: (await import("./features/inbox/inbox-page.tsx")).InboxPage }),
          },
          {
            path: "leads/:id?",
            lazy: async () => ({ Component: (await import("./features/leads/leads-page.tsx")).LeadsPage }),
          },
          {
            path: "overview",
            lazy: async () => ({ Component: (await import("./features/overview/overview-page.tsx")).OverviewPage }),
          },
          {
            path: "people",
            lazy: async () => ({ Component: (await import("./features/people/people-page.tsx")).PeoplePage }),
          },
          {
            path: "replies",
            lazy: async () => ({ Component: (await import("./features/replies/replies-page.tsx")).RepliesPage }),
          },
          { path: "log", lazy: async () => ({ Component: (await import("./features/log/log-page.tsx")).LogPage }) },
          { path: "you", lazy: async () => ({ Component: (await import("./features/you/you-page.tsx")).YouPage }) },
          { path: "*", Component: MissingScreen },
        ],
      },
    ],
  },
];
