/*
 * Inline script of `/websocket-demo`: opens the connection before the application is there, and shows it in the prerendered
 * markup as React would, by the looks that the HTML holds for it (`EarlyLooks`). A greeting and pings need no more than that.
 * Anything else, and silence, starts the application once the server can be reached, which takes the socket over with all that it has told (demo-session.ts).
 */
import { clientTimes } from "@thirtyfold/realtime-protocol";
import { socketUrl } from "@thirtyfold/realtime-protocol/client";
import { startEvent, wantedEvent } from "../../lib/hydrated-event.ts";
import { isReachable } from "../../lib/late-page.ts";
import { emptyLog, greeting, type LogEntry, logged, timeOf, timeOfDay } from "./demo-log.ts";
import type { DemoSnapshot } from "./demo-session.ts";

/** A connection that is older than the application. */
export type EarlyConnection = Readonly<{
  socket: WebSocket;
  /** What the page shows of it; the same object from the application's start on. */
  snapshot: DemoSnapshot;
  /** The socket's events that `snapshot` tells of, in their order. */
  shown: readonly Event[];
  /** Those after them. */
  pending: readonly Event[];
  /** Takes it: nobody else listens any longer. */
  leave: () => void;
}>;

declare global {
  /** Until the application takes it. */
  var earlyConnection: EarlyConnection | undefined;
}

const looks = document.querySelector("[data-inline=early-connection]");
const page = looks?.parentElement;
const id = page?.querySelector("dd");
const noId = id?.textContent ?? "";

function connect(): EarlyConnection {
  const socket = new WebSocket(socketUrl(location));
  const shown: Event[] = [];
  const pending: Event[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let snapshot: DemoSnapshot = { state: "connecting", clientId: undefined, log: emptyLog };
  let started = false;
  let silence: ReturnType<typeof setTimeout>;
  const expectSign = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void startApplication(), clientTimes.silentMs);
  };
  const hear = (event: Event) => {
    expectSign();
    // An event that waits has all later ones wait.
    const next = started || pending.length > 0 ? undefined : after(snapshot, event);
    if (next === undefined) {
      pending.push(event);
      if (event.type === "close" && !started) change({ ...snapshot, state: "closed", clientId: undefined });
      return void startApplication();
    }
    shown.push(event);
    change(next);
  };
  const change = (next: DemoSnapshot) => {
    if (next !== snapshot) show(next);
    snapshot = next;
  };
  for (const type of ["open", "message", "error", "close"]) socket.addEventListener(type, hear, { signal });
  document.addEventListener(startEvent, () => (started = true), { signal });
  show(snapshot);
  expectSign();
  return {
    socket,
    get snapshot() {
      return snapshot;
    },
    shown,
    pending,
    leave() {
      clearTimeout(silence);
      listening.abort();
      globalThis.earlyConnection = undefined;
    },
  };
}

let asked = false;

/** Once the server is there: after a lost connection it may be gone, and with it what the application fetches. */
async function startApplication(): Promise<void> {
  if (asked) return;
  asked = true;
  while (!(await isReachable())) {
    const { reconnectMs, spreadReconnectMs } = clientTimes;
    const delay = reconnectMs + Math.random() * (spreadReconnectMs - reconnectMs);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
  }
  document.dispatchEvent(new Event(wantedEvent));
}

/** What the page shows after an event; undefined if that is for the client to say. */
function after(snapshot: DemoSnapshot, event: Event): DemoSnapshot | undefined {
  if (event.type === "open") return { ...snapshot, state: "open" };
  const { type, clientId } = event instanceof MessageEvent ? frameOf(event.data) : {};
  if (type === "ping") return snapshot;
  if (type !== "connection" || typeof clientId !== "string" || snapshot.clientId !== undefined) return undefined;
  const line = { kind: "system", content: greeting(clientId), time: timeOf(event) } as const;
  return { ...snapshot, clientId, log: logged(emptyLog, line) };
}

function frameOf(data: unknown): { type?: unknown; clientId?: unknown } {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame !== null ? frame : {};
  } catch {
    return {};
  }
}

/** Changes the markup to what React renders for this snapshot, from which it then hydrates. */
function show({ state, clientId, log }: DemoSnapshot): void {
  wear(page?.querySelector("[role=status]"), looks?.querySelector(`[data-state=${state}] > *`));
  if (id) id.textContent = clientId ?? noId;
  const [entry] = log.entries;
  if (entry === undefined) return;
  const clear = page?.querySelector("button[aria-disabled]");
  clear?.setAttribute("aria-disabled", "false");
  // As its neighbor, which was never disabled.
  clear?.setAttribute("class", clear.previousElementSibling?.className ?? "");
  const lines = looks?.querySelector("ol")?.cloneNode(true);
  if (lines instanceof Element) page?.querySelector("[role=log] > div")?.replaceChildren(fill(lines, entry));
}

/** The element stays, so that screen readers hear of its change. */
function wear(element: Element | null | undefined, look: Element | null | undefined): void {
  if (!element || !look) return;
  for (const { name, value } of look.attributes) element.setAttribute(name, value);
  element.replaceChildren(...look.cloneNode(true).childNodes);
}

function fill(lines: Element, { content, time }: LogEntry): Element {
  const [at] = lines.getElementsByTagName("time");
  const [text] = lines.getElementsByTagName("p");
  if (at) {
    at.dateTime = new Date(time).toISOString();
    at.textContent = timeOfDay(time);
  }
  if (text) text.textContent = content;
  return lines;
}

if (page) globalThis.earlyConnection = connect();
