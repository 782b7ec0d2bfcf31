// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { closeCodes } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, type RealtimeClient, type SocketState } from "@thirtyfold/realtime-protocol/client";
import type { LogEntry } from "./demo-log.ts";

type DemoListeners = {
  change: (next: { state?: SocketState; clientId: string | undefined }) => void;
  log: (kind: LogEntry["kind"], content: string) => void;
};

/** A late part (page-start/plugin.ts names it): the page can be read and used before the schemas are there. */
export function openDemoClient({ change, log }: DemoListeners): RealtimeClient {
  const client = createRealtimeClient({ userId: "" });
  client.on("state", (state) => change({ state, clientId: client.clientId }));
  client.on("error", ({ message }) => log("error", message));
  // Browsers report 1006 when the connection broke without a close frame.
  client.on("close", ({ code }) => {
    const again = code === closeCodes.normal ? "" : " The client tries again by itself.";
    log("system", `Connection closed with code ${code}.${again}`);
  });
  client.on("frame", (frame) => {
    if (frame.type === "connection") {
      change({ clientId: frame.clientId });
      log("system", `Connected as ${frame.clientId}`);
    }
    if (frame.type === "message") log("server", frame.content);
  });
  client.connect();
  return client;
}
