/*
 * Inline script of `/websocket-demo`: opens the connection before the application has loaded, and shows it in the
 * prerendered markup as React would, using the looks that the HTML contains for it (`EarlyLooks`). A greeting and pings
 * need no more than that. Anything else, and silence, starts the application once the server can be reached; it takes
 * over the socket with all its events so far (demo-session.ts).
 */
import { clientTimes } from "@thirtyfold/realtime-protocol";
import { socketUrl } from "@thirtyfold/realtime-protocol/client";
import { startEvent, wantedEvent } from "../../lib/hydrated-event.ts";
import { isReachable } from "../../lib/late-page.ts";
import { emptyLog, greeting, type LogEntry, logged, timeOf, timeOfDay } from "./demo-log.ts";
import type { DemoSnapshot } from "./demo-session.ts";

/** A connection opened before the application started. */
export type EarlyConnection = Readonly<{
  socket: WebSocket;
  /** The state that the page shows of it; the same object once the application has started. */
  snapshot: DemoSnapshot;
  /** The socket's events that `snapshot` reflects, in order. */
  shown: readonly Event[];
  /** The events after those. */
  pending: readonly Event[];
  /** Hands the connection over: its early listeners are removed. */
  leave: () => void;
}>;

declare global {
  /** Set until the application takes it over. */
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
    // Once an event is pending, all later ones must wait.
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
  enableSending(signal);
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

/**
 * Enables the Send button for text typed early, so that Enter and the button are pressed, and the press is held
 * (page-start/hold-clicks.ts). A change of the text drops it.
 */
function enableSending(signal: AbortSignal): void {
  const field = page?.querySelector<HTMLInputElement>("form input");
  const send = page?.querySelector<HTMLButtonElement>("form button");
  if (!field || !send) return;
  const enable = () => {
    send.disabled = field.value.trim() === "";
    send.ariaBusy = null;
  };
  field.addEventListener("input", enable, { signal });
  enable();
}

let asked = false;

/** Waits for the server: after a lost connection it may be down, and with it the application's files. */
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

/** The state to show after an event; undefined if only the client can tell. */
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

/** Changes the markup to React's output for this snapshot, from which React then hydrates. */
function show({ state, clientId, log }: DemoSnapshot): void {
  wear(page?.querySelector("[role=status]"), looks?.querySelector(`[data-state=${state}] > *`));
  if (id) id.textContent = clientId ?? noId;
  const [entry] = log.entries;
  if (entry === undefined) return;
  const clear = page?.querySelector("button[aria-disabled]");
  clear?.setAttribute("aria-disabled", "false");
  // Like its neighbor, which was never disabled.
  clear?.setAttribute("class", clear.previousElementSibling?.className ?? "");
  const lines = looks?.querySelector("ol")?.cloneNode(true);
  if (lines instanceof Element) page?.querySelector("[role=log] > div")?.replaceChildren(fill(lines, entry));
}

/** The element stays, so that screen readers announce its change. */
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
