import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { decodeClientFrame, type RoomMessage } from "@thirtyfold/realtime-protocol";
import { HttpResponse, http, ws } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ReliabilityBench } from "./reliability-bench.tsx";

const socket = ws.link("ws://localhost:3000/ws");
const messagesUrl = "http://localhost:3000/api/realtime-chat/messages";
const roomUrl = "http://localhost:3000/api/realtime-chat/rooms/:roomId/messages";
let stored: RoomMessage[];
let connections: number;

/** Stores a message once and notifies every connection. */
function store(draft: Pick<RoomMessage, "id" | "content" | "senderId" | "receiverId" | "roomId">): RoomMessage {
  const before = stored.find(({ id }) => id === draft.id);
  if (before) return before;
  const message = { ...draft, timestamp: new Date().toISOString(), read: false, seq: stored.length + 1 };
  stored.push(message);
  socket.broadcast(JSON.stringify({ type: "chat_message", message }));
  return message;
}

beforeEach(() => {
  stored = [];
  connections = 0;
  fakeApi.use(
    socket.addEventListener("connection", ({ client }) => {
      connections += 1;
      client.send(JSON.stringify({ type: "connection", clientId: `c-${connections}` }));
      client.addEventListener("message", ({ data }) => {
        const decoded = decodeClientFrame(typeof data === "string" ? data : "");
        if (!decoded.ok || decoded.frame.type !== "subscribe") return;
        const { roomId } = decoded.frame;
        client.send(JSON.stringify({ type: "subscription_confirmed", roomId, seq: stored.length }));
      });
    }),
    http.post(messagesUrl, async ({ request }) => HttpResponse.json(store((await request.json()) as RoomMessage))),
    http.get(roomUrl, ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get("after") ?? 0);
      return HttpResponse.json(stored.filter(({ seq }) => seq > after));
    }),
    http.post("http://localhost:3000/api/realtime-chat/rooms/:roomId/mark-read", () =>
      HttpResponse.json({ updated: 0 }),
    ),
  );
});

const show = () => renderApp((page) => page, { "/websocket-demo": <ReliabilityBench sendEveryMs={1} /> });
const button = (name: string) => screen.getByRole("button", { name });
const start = async () => await userEvent.click(button("Send 20 messages"));
const outcome = async (words: string | RegExp) => await screen.findByText(words);
const count = (name: string) => screen.getByText(name).closest("dt")?.nextElementSibling?.textContent;

describe("the bench", () => {
  it("has nothing to break before a run", () => {
    show();
    expect(button("Drop the sender")).toBeDisabled();
    expect(button("Drop the receiver")).toBeDisabled();
    expect(button("Go half-open")).toBeDisabled();
    expect(screen.getAllByText("0 of 20")).toHaveLength(2);
  });

  it("sends twenty messages, follows them to the other end, and asks the server whether all have arrived", async () => {
    show();
    await start();
    expect(await outcome(/^Nothing lost, nothing doubled\./)).toBe(screen.getByRole("status").querySelector("p"));
    expect(stored.map(({ content }) => content)[19]).toBe("Message 20 of 20");
    expect([count("Sent"), count("Acknowledged")]).toEqual(["20", "20"]);
    expect(screen.getAllByText("20 of 20")).toHaveLength(2);
    expect(button("Drop the sender")).toBeDisabled();
  });

  it("loses and duplicates nothing while frames are duplicated, delayed and reordered", async () => {
    show();
    for (const choice of ["Send each frame twice", "Let frames overtake one another"]) {
      await userEvent.click(screen.getByRole("checkbox", { name: choice }));
    }
    await start();
    await outcome(/^Nothing lost/);
    expect(Number(count("Deduplicated"))).toBeGreaterThan(0);
  });

  it("uses a new room for each run", async () => {
    show();
    await start();
    await outcome(/^Nothing lost/);
    const [first] = stored;
    stored = [];
    await start();
    await outcome(/^Nothing lost/);
    expect(stored).toHaveLength(20);
    expect(stored[0]?.roomId).not.toBe(first?.roomId);
  });

  // Only the request after the run asks for the whole room; the clients ask for pages.
  const afterTheRun = (answer: () => Response) =>
    fakeApi.use(http.get(roomUrl, ({ request }) => (new URL(request.url).search === "" ? answer() : undefined)));

  it("says what is wrong when the server is missing messages", async () => {
    afterTheRun(() => HttpResponse.json(stored.slice(0, 18)));
    show();
    await start();
    expect(await outcome("Lost: 2. Doubled: 0. Out of order: 0.")).toBeVisible();
  });

  it("says so when the server does not answer", async () => {
    afterTheRun(() => HttpResponse.error());
    show();
    await start();
    expect(await outcome(/^The server did not answer\./)).toBeVisible();
  });

  it("shows nothing of a run that was restarted while the server was being asked", async () => {
    const answer = Promise.withResolvers<Response>();
    let asked = 0;
    fakeApi.use(
      http.get(roomUrl, ({ request }) => {
        if (new URL(request.url).search !== "") return undefined;
        asked += 1;
        return asked === 1 ? answer.promise : HttpResponse.json(stored);
      }),
    );
    show();
    await start();
    await expect.poll(() => asked).toBe(1);
    stored = [];
    await start();
    await outcome(/^Nothing lost/);
    answer.resolve(HttpResponse.error());
    // Once later responses have arrived, the earlier one has taken effect.
    const ask = async () => await fetch("http://localhost:3000/api/realtime-chat/rooms/any/messages");
    await ask().then(ask).then(ask);
    expect(screen.getByText(/^Nothing lost/)).toBeVisible();
  });

  it("starts one run when the button is clicked twice before its code has loaded", async () => {
    show();
    fireEvent.click(button("Send 20 messages"));
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    await outcome(/^Nothing lost/);
    expect([connections, stored.length]).toEqual([2, 20]);
  });

  it("drops its connections on request, and leaves none behind when the page is left", async () => {
    const { unmount } = show();
    await start();
    await expect.poll(() => connections).toBe(2);
    await userEvent.click(button("Drop the sender"));
    await screen.findByText("Sender disconnected");
    await userEvent.click(button("Drop the receiver"));
    await screen.findByText("Receiver disconnected");
    unmount();
  });
});
