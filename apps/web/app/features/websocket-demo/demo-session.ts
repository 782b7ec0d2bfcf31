import type { RealtimeClient, SocketState } from "@thirtyfold/realtime-protocol/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../lib/hydration.ts";
import { latePart } from "../../lib/late.tsx";
import { type DemoLog, emptyLog, type LogEntry, logged } from "./demo-log.ts";

/** The demo's state. The same object until something in it changes. */
export type DemoSnapshot = Readonly<{ state: SocketState; clientId: string | undefined; log: DemoLog }>;

/** A raw connection to `/ws` and its log. `getSnapshot` and `subscribe` fit `useSyncExternalStore`. */
export type DemoSession = {
  readonly getSnapshot: () => DemoSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the connection's code, connects and stays connected; returns a function that closes it. */
  readonly open: () => () => void;
  /** Throws with SPEC's text if the message could not be sent. */
  readonly send: (content: string) => void;
  readonly reconnect: () => void;
  readonly clear: () => void;
};

const clients = latePart(() => import("./open-demo-client.ts"));

const first: DemoSnapshot = { state: "closed", clientId: undefined, log: emptyLog };

/** Before hydration, and without scripts. */
const atRest = () => first;

function createDemoStore() {
  let snapshot = first;
  const changes = new Listeners();
  const change = (next: Partial<DemoSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    changes.emit();
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: changes.add,
    change,
    log: (kind: LogEntry["kind"], content: string) =>
      change({ log: logged(snapshot.log, { kind, content, time: Date.now() }) }),
  };
}

/** A session that is not open yet: it touches nothing of the browser before `open`. */
function createDemoSession(): DemoSession {
  const { getSnapshot, subscribe, change, log } = createDemoStore();
  let client: RealtimeClient | undefined;
  let wanted = false;

  // The page is readable and hydrated before the connection's code arrives.
  const connect = () => {
    if (getSnapshot().state === "connecting") return;
    change({ state: "connecting" });
    clients.load().then(
      ({ openDemoClient }) => {
        if (wanted) client ??= openDemoClient({ change, log });
      },
      (error: unknown) => {
        change({ state: "closed" });
        log(
          "error",
          `Failed to create WebSocket connection: ${error instanceof Error ? error.message : String(error)}`,
        );
      },
    );
  };

  return {
    getSnapshot,
    subscribe,
    open() {
      wanted = true;
      connect();
      return () => {
        wanted = false;
        client?.close();
        client = undefined;
      };
    },
    send(content) {
      if (client === undefined) throw new Error("WebSocket is not connected");
      client.send({ type: "message", content, timestamp: new Date().toISOString() });
      log("own", content);
    },
    reconnect: () => (client === undefined ? connect() : client.reconnect()),
    clear: () => change({ log: emptyLog }),
  };
}

/** Connected while the page is shown and hydrated. */
export function useDemoSession() {
  const [session] = useState(createDemoSession);
  const hydrated = useHydrated();
  useEffect(() => (hydrated ? session.open() : undefined), [hydrated, session]);
  return { session, ...useSyncExternalStore(session.subscribe, session.getSnapshot, atRest) };
}
