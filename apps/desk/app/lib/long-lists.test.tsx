import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { conversation, counts, whole } from "../testing/conversations.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { answerCall, fakeDesk } from "../testing/people.ts";
import { refreshLoaded } from "./long-lists.ts";

const perPage = 10;
const pages = 7;

/** Waiting conversations, newest activity first. */
const rows = Array.from({ length: pages * perPage }, (_, at) =>
  conversation(`${String(at).padStart(2, "0")}aaaa`, `Question ${at}`, { activeAt: Date.now() - at * 60_000 }),
);

beforeEach(() => {
  // jsdom has no layout: all rows are in view, so that all pages are loaded.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(8_000);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(8_000);
});

/** Opens the inbox with all its pages loaded, and records the requests from then on. */
async function openLongInbox(path = "/inbox") {
  const socket = fakeDesk();
  const asked: string[] = [];
  answerCall("GET /api/desk/counts", () => HttpResponse.json({ conversations: counts, newLeads: 0 }));
  answerCall("GET /api/desk/conversations", ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get("cursor") ?? 0);
    asked.push(`list ${from}`);
    const to = from + perPage;
    return HttpResponse.json({ data: rows.slice(from, to), nextCursor: to < rows.length ? String(to) : null });
  });
  answerCall("GET /api/desk/conversations/:roomId", ({ params }) => {
    const found = rows.find(({ roomId }) => roomId === params["roomId"]);
    return found ? HttpResponse.json(whole(found)) : new HttpResponse(null, { status: 404 });
  });
  const user = await openDesk(path, "Inbox");
  await screen.findByText("That is all.");
  await waitFor(() => expect(asked).toContain(`list ${(pages - 1) * perPage}`));
  await waitFor(() => expect(socket.frames).not.toHaveLength(0));
  return { user, socket, asked };
}

const names = () => screen.getAllByRole("link", { name: /Question|Just now/ }).map(({ textContent }) => textContent);

it("shows changes in a list of many pages without fetching it again", async () => {
  const { socket, asked } = await openLongInbox();
  const moved = rows[42];
  if (!moved) throw new Error("There is no such row");
  answerCall("GET /api/desk/conversations/:roomId", ({ params }) => {
    asked.push(`one ${String(params["roomId"])}`);
    const now = {
      ...moved,
      activeAt: Date.now(),
      lastMessage: { seq: 2, excerpt: "Just now", byVisitor: true, author: null, at: 0 },
    };
    return HttpResponse.json(whole(now));
  });
  asked.length = 0;
  socket.tell({ type: "desk_changed", what: "conversations", roomId: moved.roomId });
  await waitFor(() => expect(names()[0]).toContain("Just now"));
  expect(names().filter((name) => name.includes("42aaaa"))).toHaveLength(1);
  expect(asked).toEqual([`one ${moved.roomId}`]);
});

it("removes a conversation one closes oneself without fetching all pages", async () => {
  const [newest] = rows;
  if (!newest) throw new Error("There is no such row");
  const { user, asked } = await openLongInbox(`/inbox#${newest.roomId}`);
  const closed = { ...newest, state: "closed" as const, version: 4 };
  answerCall("PATCH /api/desk/conversations/:roomId", () => {
    answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(closed)));
    return HttpResponse.json(closed);
  });
  await screen.findByRole("heading", { level: 2, name: "Visitor 00aaaa" });
  asked.length = 0;
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(names()[0]).toContain("Question 1"));
  expect(asked).toEqual([]);
});

it("merges a fresh first page into the loaded ones when nothing says what has changed", async () => {
  const { socket, asked } = await openLongInbox();
  const fresh = conversation("fresh1", "Just now", { activeAt: Date.now() });
  answerCall("GET /api/desk/conversations", () => {
    asked.push("first");
    // The third has left the list.
    const data = [fresh, ...rows.slice(0, 2), ...rows.slice(3, 10)];
    return HttpResponse.json({ data, nextCursor: "10" });
  });
  asked.length = 0;
  socket.tell({ type: "desk_changed", what: "conversations" });
  await waitFor(() => expect(names()[0]).toContain("Just now"));
  expect(names()[3]).toContain("Question 3");
  expect(names()).toHaveLength(rows.length);
  expect(asked).toEqual(["first"]);
});

it("merges each of two long lists with its own first page, and leaves one that failed to load alone", async () => {
  const client = new QueryClient();
  const key = (filter: object) => ["leads", filter];
  const pagesOf = (of: string) =>
    Array.from({ length: 6 }, (_, page) => ({
      data: [{ id: `${of} ${page}`, at: 100 - page }],
      nextCursor: page < 5 ? String(page + 1) : null,
    }));
  for (const of of ["all", "won", "lost"]) {
    const data = { pages: pagesOf(of), pageParams: [null, "1", "2", "3", "4", "5"] };
    // The whole list's key is a prefix of all others.
    client.setQueryData(key(of === "all" ? {} : { state: of }), data);
  }
  await refreshLoaded<{ id: string; at: number }>(client, {
    queryKey: ["leads"],
    firstOf: async ([, filter]) => {
      const { state = "all" } = filter as { state?: string };
      if (state === "lost") throw new TypeError("Failed to fetch");
      return { data: [{ id: `new ${state}`, at: 200 }], nextCursor: "1" };
    },
    idOf: ({ id }) => id,
    atOf: ({ at }) => at,
  });
  const firstOf = (filter: object) =>
    client.getQueryData<{ pages: { data: { id: string }[] }[] }>(key(filter))?.pages[0]?.data.map(({ id }) => id);
  expect(firstOf({})?.slice(0, 2)).toEqual(["new all", "all 0"]);
  expect(firstOf({ state: "won" })?.slice(0, 2)).toEqual(["new won", "won 0"]);
  expect(firstOf({ state: "lost" })).toEqual(["lost 0"]);
});

it("leaves out a conversation that is closed while the next page is loading", async () => {
  const socket = fakeDesk();
  const [, closing] = rows;
  if (!closing) throw new Error("There is no such row");
  const late = Promise.withResolvers<void>();
  let isFirst = true;
  answerCall("GET /api/desk/conversations", async ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get("cursor") ?? 0);
    if (from === 2 * perPage && isFirst) {
      isFirst = false;
      await late.promise;
    }
    const to = from + perPage;
    return HttpResponse.json({ data: rows.slice(from, to), nextCursor: to < rows.length ? String(to) : null });
  });
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json(whole({ ...closing, state: "closed", version: 4 })),
  );
  await openDesk("/inbox", "Inbox");
  await screen.findByRole("link", { name: /Question 19/ });
  await waitFor(() => expect(isFirst).toBe(false));
  await waitFor(() => expect(socket.frames).not.toHaveLength(0));
  socket.tell({ type: "desk_changed", what: "conversations", roomId: closing.roomId });
  await waitFor(() => expect(screen.queryByRole("link", { name: /Question 1(?!\d)/ })).toBeNull());
  late.resolve();
  await screen.findByText("That is all.");
  expect(names()).toHaveLength(rows.length - 1);
});

it("treats a change as done when the refetch after it fails", async () => {
  const [newest] = rows;
  if (!newest) throw new Error("There is no such row");
  const { user } = await openLongInbox(`/inbox#${newest.roomId}`);
  await screen.findByRole("heading", { level: 2, name: "Visitor 00aaaa" });
  answerCall("PATCH /api/desk/conversations/:roomId", () => {
    answerCall("GET /api/desk/conversations/:roomId", () => new HttpResponse(null, { status: 503 }));
    return HttpResponse.json({ ...newest, state: "closed" as const, version: 4 });
  });
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(await screen.findByText("Closed", { selector: "[role=status] *, [role=alert] *, li *" })).toBeVisible();
  expect(screen.queryByText("Nothing was changed")).not.toBeInTheDocument();
});
