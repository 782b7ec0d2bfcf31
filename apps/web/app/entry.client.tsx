import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { catchGlobalFailures, reportOvercome } from "./lib/global-failure.ts";
import { catchRouterReloads } from "./lib/late-navigation.ts";

catchGlobalFailures();
catchRouterReloads();

startTransition(() => {
  // React tells of what it got over, such as HTML changed by an extension before it took over; by default that would
  // count as an uncaught error of the page.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />, { onRecoverableError: reportOvercome });
});
