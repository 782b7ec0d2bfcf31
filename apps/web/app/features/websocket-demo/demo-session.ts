// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { closeCodes } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, type RealtimeClient, type SocketState } from "@thirtyfold/realtime-protocol/client";
import { type DemoLog, emptyLog, type LogEntry, logged } from "./demo-log.ts";

/** All that the demo shows. The same object until something in it changes. */
export type DemoSnapshot = Readonly<{ state: SocketState; clientId: string | undefined; log: DemoLog }>;

/** A raw connection to `/ws` and the log of it. `getSnapshot` and `subscribe` fit `useSyncExternalStore`. */
export type DemoSession = {
  readonly getSnapshot: () => DemoSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the connection and keeps it open; the answer closes it. */
  readonly open: () => () => void;
  /** Sends a message. Throws with SPEC's text when it could not be sent. */
  readonly send: (content: string) => void;
  readonly reconnect: () => void;
  readonly clear: () => void;
};

const first: DemoSnapshot = { state: "closed", clientId: undefined, log: emptyLog };

/** Before a page is alive, and where scripts don't run. */
export const atRest = () => first;

/** A session that is not open yet: nothing of the browser is touched before `open`. */
export function createDemoSession(): DemoSession {
  let snapshot = first;
  let client: RealtimeClient | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Partial<DemoSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const log = (kind: LogEntry["kind"], content: string) =>
    change({ log: logged(snapshot.log, { kind, content, time: Date.now() }) });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      const opened = createRealtimeClient({ userId: "" });
      client = opened;
      opened.on("state", (state) => change({ state, clientId: opened.clientId }));
      opened.on("error", ({ message }) => log("error", message));
      opened.on("close", ({ code }) => log("system", closed(code)));
      opened.on("frame", (frame) => {
        if (frame.type === "connection") {
          change({ clientId: frame.clientId });
          log("system", `Connected as ${frame.clientId}`);
        }
        if (frame.type === "message") log("server", frame.content);
      });
      opened.connect();
      return () => opened.close();
    },
    send(content) {
      if (client === undefined) throw new Error("WebSocket is not connected");
      client.send({ type: "message", content, timestamp: new Date().toISOString() });
      log("own", content);
    },
    reconnect: () => client?.reconnect(),
    clear: () => change({ log: emptyLog }),
  };
}

/** A browser says 1006 where the connection broke without a goodbye. */
function closed(code: number): string {
  return `Connection closed with code ${code}.${code === closeCodes.normal ? "" : " The client tries again by itself."}`;
}
