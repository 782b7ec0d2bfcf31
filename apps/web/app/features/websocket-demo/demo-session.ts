import type { RealtimeClient, SocketState } from "@thirtyfold/realtime-protocol/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type DemoLog, emptyLog, type LogEntry, logged } from "./demo-log.ts";
import { openDemoClient } from "./open-demo-client.ts";

/** The demo's state. Stays the same object until something in it changes. */
export type DemoSnapshot = Readonly<{ state: SocketState; clientId: string | undefined; log: DemoLog }>;

const atRest: DemoSnapshot = { state: "closed", clientId: undefined, log: emptyLog };

/** A session that is not open yet: it touches no browser API before `open`. */
function createDemoSession() {
  // The state in which early-connection.inline.ts has left the page.
  const first = globalThis.earlyConnection?.snapshot ?? atRest;
  const changes = new Listeners();
  let snapshot = first;
  let client: RealtimeClient | undefined;
  const change = (next: Partial<DemoSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    changes.emit();
  };
  const log = (entry: Omit<LogEntry, "key">) => change({ log: logged(snapshot.log, entry) });

  return {
    /** The state that the HTML shows when React hydrates it. */
    getFirst: () => first,
    /** Returns the same object until something in it changes. */
    getSnapshot: () => snapshot,
    subscribe: changes.add,
    /** Connects and stays connected; returns a function that closes the connection. */
    open: () => {
      client = openDemoClient({ change, log });
      return () => {
        client?.close();
        client = undefined;
      };
    },
    /** Throws SPEC's text if the message could not be sent. */
    send: (content: string) => {
      if (client === undefined) throw new Error("WebSocket is not connected");
      client.send({ type: "message", content, timestamp: new Date().toISOString() });
      log({ kind: "own", content, time: Date.now() });
    },
    reconnect: () => client?.reconnect(),
    clear: () => change({ log: emptyLog }),
  };
}

/** A raw connection to `/ws` and its log: connected while the page is shown. */
export function useDemoSession() {
  const [session] = useState(createDemoSession);
  useEffect(() => session.open(), [session]);
  return { session, ...useSyncExternalStore(session.subscribe, session.getSnapshot, session.getFirst) };
}
