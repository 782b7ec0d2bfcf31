import { firstFont, siteCss } from "virtual:site-css";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { AssistantLauncher } from "./features/assistant/assistant-launcher.tsx";
import { ErrorScreen } from "./features/layout/error-screen.tsx";
import { Frame } from "./features/layout/frame.tsx";
import { announceHydrated } from "./lib/hydration.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#091b15" />
        {/* oxlint-disable-next-line react/no-danger -- The build's own stylesheet. */}
        <style id="site-css" dangerouslySetInnerHTML={{ __html: siteCss }} />
        <link rel="preload" href={firstFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className="bg-canvas font-sans text-fg">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(announceHydrated, []);
  return (
    <Frame floating={<AssistantLauncher />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
