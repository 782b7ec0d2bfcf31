import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../lib/hydration.ts";
import { atRest, createDemoSession } from "./demo-session.ts";

/** The demo's connection, open for as long as the page is shown and alive. */
export function useDemoSession() {
  const [session] = useState(createDemoSession);
  const hydrated = useHydrated();
  useEffect(() => (hydrated ? session.open() : undefined), [hydrated, session]);
  return { session, ...useSyncExternalStore(session.subscribe, session.getSnapshot, atRest) };
}
