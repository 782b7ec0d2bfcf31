import { firstFont, siteCss } from "virtual:site-css";
import { company } from "@thirtyfold/content";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { AssistantLauncher } from "./features/assistant/assistant-launcher.tsx";
import { ErrorScreen } from "./features/layout/error-screen.tsx";
import { Frame } from "./features/layout/frame.tsx";
import { DrawnWith } from "./lib/drawn-with.tsx";
import { announceHydrated } from "./lib/hydration.ts";
import { RenderFailure } from "./lib/render-failure.tsx";
import { barColors, chosenThemeScript, useTheme, useThemedPage } from "./lib/theme.ts";
import { developing, settings } from "./settings.ts";

/** The document around every page, including error screens. */
export function Layout({ children }: { children: ReactNode }) {
  const failed = Boolean(useRouteError());
  const themed = useThemedPage() !== undefined;
  const theme = useTheme();
  const page = (
    <html
      lang="en"
      data-theme={themed ? theme : "dark"}
      data-origin={settings.publicUrl}
      suppressHydrationWarning={themed}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {barColors(themed ? theme : "dark").map((color) => (
          <meta key={color.content} name="theme-color" {...color} />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- A constant. */}
        {themed && <script dangerouslySetInnerHTML={{ __html: chosenThemeScript }} />}
        {/* oxlint-disable-next-line react/no-danger -- The build's own stylesheet. */}
        <style id="site-css" dangerouslySetInnerHTML={{ __html: siteCss }} />
        <link rel="preload" href={firstFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <DrawnWith id="site-header" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {failed ? <title>{`Something went wrong | ${company.name}`}</title> : <Meta />}
        <Links />
      </head>
      <body className="bg-canvas font-sans text-fg">
        {children}
        <ScrollRestoration />
        {/* In a build the start script replaces them (entry.server.tsx). */}
        {developing && <Scripts />}
      </body>
    </html>
  );
  return failed ? <RenderFailure>{page}</RenderFailure> : page;
}

const assistant = <AssistantLauncher />;

export default function Root() {
  useEffect(announceHydrated, []);
  return (
    <Frame floating={assistant}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
