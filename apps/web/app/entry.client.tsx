import { allowTranslation } from "@thirtyfold/ui/translated-page";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { catchGlobalFailures, reportRecovered } from "./lib/global-failure.ts";
import { hydratedEvent, startEvent } from "./lib/hydrated-event.ts";
import { catchPreloadErrors } from "./lib/late.tsx";
import { catchLoadFailures } from "./lib/late-navigation.ts";
import { fetchLinksAhead } from "./lib/links-ahead.ts";
import Root, { ErrorBoundary, Layout } from "./root.tsx";
import { developing } from "./settings.ts";

function hydrate() {
  catchGlobalFailures();
  catchPreloadErrors();
  catchLoadFailures();
  allowTranslation();
  startTransition(() => {
    // React reports recovered errors, such as HTML that an extension changed before hydration; by default they would
    // count as errors that the page did not catch.
    hydrateRoot(document, <HydratedRouter useTransitions={false} />, { onRecoverableError: reportRecovered });
  });
}

if (developing) hydrate();
else {
  // In a build, pages share this module and the root; the start script fetches the remaining routes.
  const root = { default: Root, ErrorBoundary, Layout };
  document.addEventListener(hydratedEvent, fetchLinksAhead, { once: true });
  document.addEventListener(
    startEvent,
    () => {
      // oxlint-disable-next-line eslint/no-underscore-dangle -- The router's own name.
      Object.assign(window.__reactRouterRouteModules, { root });
      hydrate();
    },
    { once: true },
  );
}
