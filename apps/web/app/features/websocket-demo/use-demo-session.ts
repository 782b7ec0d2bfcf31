import { useEffect, useState, useSyncExternalStore } from "react";
import { atRest, createDemoSession } from "./demo-session.ts";

/** The demo's connection, open for as long as the page is shown. */
export function useDemoSession() {
  const [session] = useState(createDemoSession);
  useEffect(() => session.open(), [session]);
  return { session, ...useSyncExternalStore(session.subscribe, session.getSnapshot, atRest) };
}
