import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { decodeClientFrame, encodeFrame } from "@thirtyfold/realtime-protocol";
import { HttpResponse, http, ws } from "msw";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startEvent, wantedEvent } from "../../lib/hydrated-event.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { WebSocketDemoPage } from "./websocket-demo-page.tsx";

const server = ws.link("ws://localhost:3000/ws");
const page = (
  <MemoryRouter>
    <WebSocketDemoPage />
  </MemoryRouter>
);
const place = document.createElement("div");
const wanted = vi.fn<() => void>();
let greeted: string[];
let root: Root | undefined;

const said = (content: string) =>
  encodeFrame({ type: "message", content, timestamp: new Date().toISOString(), fromServer: true });
const lines = () => within(screen.getByRole("log")).queryAllByRole("listitem");
const words = () => lines().map((line) => line.textContent?.replace(/^[\d:]+/, ""));
const status = () => within(screen.getByRole("region", { name: "Connection" })).getByRole("status");
const clientId = () => screen.getByText("Client id").nextElementSibling;

/** The page as sent by the server, with its inline script. */
async function openPage() {
  place.innerHTML = renderToString(page);
  document.body.append(place);
  vi.resetModules();
  await import("./early-connection.inline.ts");
}

/** Returns the reported differences between React's rendering and the HTML. */
async function startApplication() {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  document.dispatchEvent(new Event(startEvent));
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError });
    await Promise.resolve();
  });
  return onRecoverableError.mock.calls;
}

// The bench loads late, and can be rendered to a string only once it has loaded.
beforeAll(async () => {
  fakeApi.use(server.addEventListener("connection", () => {}));
  const { unmount } = render(page);
  await screen.findByRole("heading", { name: "Reliability bench" });
  unmount();
});
beforeEach(() => {
  greeted = [];
  fakeApi.use(
    http.head("*", () => new HttpResponse()),
    server.addEventListener("connection", ({ client }) => {
      greeted.push(`c-${greeted.length + 1}`);
      client.send(JSON.stringify({ type: "connection", clientId: greeted.at(-1) }));
      client.addEventListener("message", ({ data }) => {
        const decoded = decodeClientFrame(typeof data === "string" ? data : "");
        if (decoded.ok && decoded.frame.type === "message") client.send(said(`Heard: ${decoded.frame.content}`));
      });
    }),
  );
  document.addEventListener(wantedEvent, wanted);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  globalThis.earlyConnection?.leave();
  place.remove();
  document.removeEventListener(wantedEvent, wanted);
  wanted.mockReset();
  vi.useRealTimers();
});

it("connects and says so before the application loads, which takes over the connection and its lines", async () => {
  await openPage();
  await screen.findByText("Connected as c-1");
  expect(status()).toHaveTextContent("Connected");
  expect(clientId()).toHaveTextContent("c-1");
  expect(words()).toEqual(["systemConnected as c-1"]);
  expect(screen.getByRole("button", { name: "Clear Messages" })).toHaveAttribute("aria-disabled", "false");
  expect(wanted).not.toHaveBeenCalled();

  const [line] = lines();
  const html = screen.getByRole("log").innerHTML;
  expect(await startApplication()).toEqual([]);
  expect(lines()[0]).toBe(line);
  expect(screen.getByRole("log").innerHTML).toBe(html);
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Good morning{Enter}");
  await screen.findByText("Heard: Good morning");
  expect(words()).toEqual(["systemConnected as c-1", "yousent: Good morning", "serverreceived: Heard: Good morning"]);
  expect(greeted).toEqual(["c-1"]);
});

it("lets Enter press the button before the application is there, which sends the text when the press is repeated", async () => {
  await openPage();
  await screen.findByText("Connected as c-1");
  const send = screen.getByRole("button", { name: "Send" });
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  send.addEventListener("click", pressed, { once: true });
  expect(send).toBeDisabled();
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Early{Enter}");
  expect(pressed).toHaveBeenCalledOnce();
  expect(await startApplication()).toEqual([]);
  // Only React's development build reports that the button is enabled.
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  await userEvent.click(send);
  await screen.findByText("Heard: Early");
  expect(words()).toEqual(["systemConnected as c-1", "yousent: Early", "serverreceived: Heard: Early"]);
});

it.each(["connecting", "open"] as const)("is also taken over while it is %s", async (state) => {
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      readyState = state === "open" ? 1 : 0;
      close() {}
    },
  );
  await openPage();
  if (state === "open") globalThis.earlyConnection?.socket.dispatchEvent(new Event("open"));
  const shown = state === "open" ? "Connected" : "Connecting...";
  expect(status()).toHaveTextContent(shown);
  const socket = globalThis.earlyConnection?.socket;
  expect(await startApplication()).toEqual([]);
  expect(status()).toHaveTextContent(shown);
  const data = JSON.stringify({ type: "connection", clientId: "late" });
  act(() => {
    socket?.dispatchEvent(new Event("open"));
    socket?.dispatchEvent(new MessageEvent("message", { data }));
  });
  expect(words()).toEqual(["systemConnected as late"]);
  expect(status()).toHaveTextContent("Connected");
});

it("starts the application when the connection is lost, which says so and reconnects", async () => {
  await openPage();
  await screen.findByText("Connected as c-1");
  // Each response waits for the test: an early one would trigger the next attempt while the clock advances.
  const failures = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const ask = vi.fn<() => Promise<Response>>(async () => new HttpResponse());
  for (const { promise } of failures) ask.mockImplementationOnce(async () => promise);
  const asked = async (times: number) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(8_000);
      expect(ask).toHaveBeenCalledTimes(times);
    });
  fakeApi.use(http.head("*", ask));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const client of server.clients) client.close(1012);
  await vi.waitFor(() => expect(status()).toHaveTextContent("Disconnected"));
  expect(clientId()).toHaveTextContent("None until the server gives one");
  for (const [at, { resolve }] of failures.entries()) {
    await asked(at + 1);
    expect(wanted).not.toHaveBeenCalled();
    resolve(HttpResponse.error());
  }
  await asked(failures.length + 1);
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  expect(await startApplication()).toEqual([]);
  expect(status()).toHaveTextContent("Disconnected");
  expect(words()).toEqual([
    "systemConnected as c-1",
    "systemConnection closed with code 1012. The client tries again by itself.",
  ]);
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  vi.useRealTimers();
  await screen.findByText("Connected as c-2");
});

it("does not need the application for pings, but for a message, stamped with its arrival time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await openPage();
  await screen.findByText("Connected as c-1");
  server.broadcast(JSON.stringify({ type: "ping" }));
  await vi.waitFor(() => expect(globalThis.earlyConnection?.shown).toHaveLength(3));
  expect(wanted).not.toHaveBeenCalled();
  server.broadcast(said("One"));
  server.broadcast(JSON.stringify({ type: "ping" }));
  server.broadcast(said("Two"));
  await vi.waitFor(() => expect(globalThis.earlyConnection?.pending).toHaveLength(3));
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  const [first] = globalThis.earlyConnection?.pending ?? [];
  vi.setSystemTime(Date.now() + 3_600_000);
  await startApplication();
  expect(words().slice(1)).toEqual(["serverreceived: One", "serverreceived: Two"]);
  const time = lines()[1]?.querySelector("time")?.dateTime ?? "";
  expect(Date.parse(time)).toBe(Math.round(performance.timeOrigin + (first?.timeStamp ?? 0)));
});

it("starts the application when nothing is received", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("WebSocket", class extends EventTarget {});
  await openPage();
  vi.advanceTimersByTime(44_000);
  globalThis.earlyConnection?.socket.dispatchEvent(new Event("open"));
  vi.advanceTimersByTime(44_000);
  expect(wanted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
});
