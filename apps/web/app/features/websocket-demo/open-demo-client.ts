// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { closeCodes } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, type RealtimeClient, type SocketState } from "@thirtyfold/realtime-protocol/client";
import { greeting, type LogEntry, timeOf } from "./demo-log.ts";

type DemoListeners = {
  change: (next: { state?: SocketState; clientId: string | undefined }) => void;
  log: (entry: Omit<LogEntry, "key">) => void;
};

/** Connects, or takes over the connection opened before the application started (early-connection.inline.ts). */
export function openDemoClient({ change, log }: DemoListeners): RealtimeClient {
  const early = globalThis.earlyConnection;
  early?.leave();
  const client = createRealtimeClient({ userId: "", WebSocket: beginningWith(early?.socket) });
  let heard: Event | undefined;
  const replay = (events: readonly Event[] = []) => {
    for (heard of events) early?.socket.dispatchEvent(heard);
    heard = undefined;
  };
  const add = (kind: LogEntry["kind"], content: string) =>
    log({ kind, content, time: heard ? timeOf(heard) : Date.now() });
  if (early) client.connect();
  // The page already shows these.
  replay(early?.shown);
  client.on("state", (state) => change({ state, clientId: client.clientId }));
  client.on("error", ({ message }) => add("error", message));
  // Browsers report 1006 when a connection breaks without a close frame.
  client.on("close", ({ code }) => {
    const again = code === closeCodes.normal ? "" : " The client tries again by itself.";
    add("system", `Connection closed with code ${code}.${again}`);
  });
  client.on("frame", (frame) => {
    if (frame.type === "connection") {
      change({ clientId: frame.clientId });
      add("system", greeting(frame.clientId));
    }
    if (frame.type === "message") add("server", frame.content);
  });
  if (early) replay(early.pending);
  else client.connect();
  return client;
}

/** A WebSocket class whose first instance is this socket. */
function beginningWith(socket: WebSocket | undefined): typeof WebSocket {
  let first = socket;
  return new Proxy(WebSocket, {
    construct(_, [url]: [string]) {
      const next = first ?? new WebSocket(url);
      first = undefined;
      return next;
    },
  });
}
