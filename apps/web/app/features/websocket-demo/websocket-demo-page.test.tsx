import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ClientFrame, decodeClientFrame, encodeFrame } from "@thirtyfold/realtime-protocol";
import { ws } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { mostEntries } from "./demo-log.ts";
import { WebSocketDemoPage } from "./websocket-demo-page.tsx";

const server = ws.link("ws://localhost:3000/ws");
let sent: Extract<ClientFrame, { type: "message" }>[];
let connections: number;
let open: Set<{ close(code?: number): void }>;

const saying = (content: string) =>
  encodeFrame({ type: "message", content, timestamp: new Date().toISOString(), fromServer: true });

/** A server that greets, answers messages and counts connections. */
beforeEach(() => {
  sent = [];
  connections = 0;
  open = new Set();
  fakeApi.use(
    server.addEventListener("connection", ({ client }) => {
      connections += 1;
      open.add(client);
      client.addEventListener("close", () => open.delete(client));
      client.send(JSON.stringify({ type: "connection", clientId: `c-${connections}` }));
      client.addEventListener("message", ({ data }) => {
        const decoded = decodeClientFrame(typeof data === "string" ? data : "");
        if (!decoded.ok || decoded.frame.type !== "message") throw new Error("An unexpected frame");
        sent.push(decoded.frame);
        client.send(saying(`Heard: ${decoded.frame.content}`));
      });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async () => {
  renderApp((page) => page, { "/websocket-demo": <WebSocketDemoPage /> });
  await screen.findByText("Connected");
};
const button = (name: string) => screen.getByRole("button", { name });
const clientId = () => screen.getByText("Client id").nextElementSibling;
const input = () => screen.getByRole("textbox", { name: "Message" });
const lines = () => within(screen.getByRole("log")).queryAllByRole("listitem");
const words = () => lines().map((line) => line.textContent?.replace(/^[\d:]+/, ""));
const write = async (text: string) => await userEvent.type(input(), `${text}{Enter}`);

describe("the demo", () => {
  it("connects automatically, and shows the client id the server assigned", async () => {
    await show();
    expect(clientId()).toHaveTextContent("c-1");
    expect(words()).toEqual(["systemConnected as c-1"]);
  });

  it("prefixes each line with the visitor's local time", async () => {
    const now = new Date(2026, 10, 27, 9, 4, 7);
    vi.useFakeTimers({ toFake: ["Date"], now });
    await show();
    expect(within(screen.getByRole("log")).getByText("09:04:07")).toHaveAttribute("dateTime", now.toISOString());
  });

  it("sends a message with its time, shows it and the reply, and clears the input", async () => {
    await show();
    await write("Good morning");
    await screen.findByText("Heard: Good morning");
    expect(words().slice(1)).toEqual(["yousent: Good morning", "serverreceived: Heard: Good morning"]);
    expect(sent.map(({ content }) => content)).toEqual(["Good morning"]);
    expect(Date.parse(sent[0]?.timestamp ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(input()).toHaveValue("");
  });

  it("keeps a draft across a reload, until it is sent", async () => {
    await show();
    await userEvent.type(input(), "Half a sentence");
    cleanup();
    await show();
    expect(input()).toHaveValue("Half a sentence");
    await userEvent.type(input(), "{Enter}");
    await screen.findByText("Heard: Half a sentence");
    expect(sessionStorage.getItem("draft:websocket-demo")).toBeNull();
  });

  it("returns the focus to the input after a click on Send", async () => {
    await show();
    await userEvent.type(input(), "By button");
    await userEvent.click(button("Send"));
    expect(input()).toHaveFocus();
    await userEvent.keyboard("Typed on");
    expect(input()).toHaveValue("Typed on");
  });

  it.each(["   ", "\u200b\u2060"])("does not send invisible text: %j", async (text) => {
    await show();
    expect(button("Send")).toBeDisabled();
    await write(text);
    expect(button("Send")).toBeDisabled();
    expect([sent, lines()]).toEqual([[], expect.objectContaining({ length: 1 })]);
  });

  it("keeps text that could not be sent, and says why until it is edited", async () => {
    await show();
    act(() => open.forEach((client) => client.close(1012)));
    await screen.findByText("Disconnected");
    await write("Still here");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "WebSocket is not connected. Your text is kept: send it again.",
    );
    expect(input()).toHaveValue("Still here");
    expect(input()).toHaveAccessibleDescription(/WebSocket is not connected/);
    await userEvent.type(input(), ".");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(button("Reconnect"));
    await screen.findByText("Connected");
    await userEvent.type(input(), "{Enter}");
    await screen.findByText("Heard: Still here.");
    expect(input()).toHaveValue("");
  });

  it("rejects more than the protocol allows, and says by how much", async () => {
    await show();
    await userEvent.click(input());
    await userEvent.paste("a".repeat(4003));
    expect(screen.getByRole("alert")).toHaveTextContent("A message can have 4,000 characters. Remove 3.");
    expect(button("Send")).toBeDisabled();
  });

  it("says what the server could not process, and when the connection closed", async () => {
    await show();
    act(() => server.broadcast(JSON.stringify({ type: "error", message: "Wait a second.", code: "rate_limited" })));
    await screen.findByText("Wait a second.");
    act(() => open.forEach((client) => client.close(1012)));
    await screen.findByText("Disconnected");
    expect(words().slice(1)).toEqual([
      "errorWait a second.",
      "systemConnection closed with code 1012. The client tries again by itself.",
    ]);
    expect(clientId()).toHaveTextContent("None until the server gives one");
  });

  it("opens a new connection on request", async () => {
    await show();
    await userEvent.click(button("Reconnect"));
    await screen.findByText("Connected as c-2");
    expect(clientId()).toHaveTextContent("c-2");
  });

  it("clears the log, which then shows a hint", async () => {
    await show();
    await userEvent.click(button("Clear Messages"));
    expect(screen.getByText("No messages yet. Send a message to get started.")).toBeVisible();
    expect(button("Clear Messages")).toHaveAttribute("aria-disabled", "true");
    expect(button("Clear Messages")).toHaveFocus();
    await write("First");
    expect(button("Clear Messages")).toHaveAttribute("aria-disabled", "false");
  });

  it("hides the log and shows it again", async () => {
    await show();
    await userEvent.click(button("Hide Messages"));
    expect(screen.queryByRole("log")).toBeNull();
    expect(screen.getByText("1 line is hidden.")).toBeVisible();
    await write("In secret");
    await screen.findByText("3 lines are hidden.");
    expect(button("Show Messages")).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button("Show Messages"));
    expect(lines()).toHaveLength(3);
  });

  it("keeps a limited number of lines", async () => {
    await show();
    act(() => {
      for (let n = 1; n <= mostEntries + 3; n += 1) server.broadcast(saying(`No. ${n}`));
    });
    await screen.findByText(`No. ${mostEntries + 3}`);
    expect(lines()).toHaveLength(mostEntries);
    expect(screen.getByText(`The newest ${mostEntries} lines. 4 older ones are gone.`)).toBeVisible();
  });

  it("closes the connection when the page is left", async () => {
    const { unmount } = renderApp((page) => page, { "/websocket-demo": <WebSocketDemoPage /> });
    await screen.findByText("Connected");
    unmount();
    await expect.poll(() => open.size).toBe(0);
  });
});
