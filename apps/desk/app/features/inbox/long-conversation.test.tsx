import { screen, waitFor, within } from "@testing-library/react";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, ines, problemOf } from "../../testing/people.ts";

const [asked] = whole(first).messages.data;
if (!asked) throw new Error("The conversation has no message");
const start = Date.parse(asked.timestamp);
const by = { personId: ines.id, personName: ines.name };
const note = (at: number) => ({ ...by, id: `n${at}`, at: start + at, content: `Note ${at}.` });
const closed = (at: number) => ({ ...by, id: `e${at}`, at: start + at, kind: "closed" as const, value: null });
const message = (seq: number, at: number) => ({
  ...asked,
  id: `m${seq}`,
  seq,
  content: `Message ${seq}.`,
  timestamp: new Date(start + at).toISOString(),
});

/** The newest page of each: message 2 of two, notes from 50 on, events from 60 on. */
const newest: Partial<WholeConversation> = {
  messages: { data: [message(2, 30)], nextCursor: "2" },
  notes: [note(50), note(51)],
  olderNotes: "50",
  events: [closed(60)],
  olderEvents: "60",
};

/** Serves the earlier pages by their cursors, and records each call. */
function answerPages(calls: string[]) {
  const notes = { "50": [[note(40)], "40"], "40": [[note(20)], "20"], "20": [[note(10)], null] } as const;
  answerCall("GET /api/desk/conversations/:roomId/notes", ({ request }) => {
    const cursor = new URL(request.url).searchParams.get("cursor") as keyof typeof notes;
    calls.push(`notes ${cursor}`);
    const [data, nextCursor] = notes[cursor];
    return HttpResponse.json({ data, nextCursor });
  });
  answerCall("GET /api/desk/conversations/:roomId/events", ({ request }) => {
    calls.push(`events ${new URL(request.url).searchParams.get("cursor")}`);
    return HttpResponse.json({ data: [closed(5), closed(35)], nextCursor: null });
  });
  answerCall("GET /api/desk/conversations/:roomId/messages", () => {
    calls.push("messages");
    return HttpResponse.json({ data: [message(1, 0)], nextCursor: null });
  });
}

const shown = async () => {
  const log = await screen.findByRole("log", { name: "Messages and notes" });
  return within(log)
    .getAllByRole("listitem")
    .map(({ textContent }) => /(Note|Message) \d+|closed|Reopen/i.exec(textContent)?.[0]);
};

it("is shown with all of its notes and events, page by page, as far back as its messages go", async () => {
  const calls: string[] = [];
  const { socket, ...user } = await openInbox();
  answerPages(calls);
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first, newest)));
  await user.click(await screen.findByRole("link", { name: /Visitor aaa111/ }));
  expect(await shown()).toEqual(["Message 2", "closed", "Note 40", "Note 50", "Note 51", "closed"]);
  expect(calls.toSorted()).toEqual(["events 60", "notes 40", "notes 50"]);

  calls.length = 0;
  await user.click(screen.getByRole("button", { name: "Show earlier" }));
  expect(await screen.findByText("The conversation begins here.")).toBeVisible();
  expect(screen.getByRole("log")).toHaveFocus();
  const all = [
    "Message 1",
    "closed",
    "Note 10",
    "Note 20",
    "Message 2",
    "Reopen",
    "closed",
    "Note 40",
    "Note 50",
    "Note 51",
  ];
  expect(await shown()).toEqual([...all, "closed"]);
  expect(calls).toEqual(["messages", "notes 20"]);

  // The next refetch brings only the newest; rows loaded before stay above it.
  calls.length = 0;
  const later = { ...newest, notes: [note(51), note(70)], olderNotes: "51" };
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first, later)));
  socket.tell({ type: "desk_changed", what: "conversations", roomId: first.roomId });
  await screen.findByText("Note 70.");
  expect(await shown()).toEqual([...all, "closed", "Note 70"]);
  expect(calls).toEqual([]);
});

it("says when older notes failed to load, instead of leaving them out", async () => {
  const user = await openInbox();
  answerPages([]);
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first, newest)));
  answerCall("GET /api/desk/conversations/:roomId/notes", () => problemOf(503, "Too much to do."));
  await user.click(await screen.findByRole("link", { name: /Visitor aaa111/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The conversation could not be loaded");
  answerPages([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await shown()).toContain("Note 40"));
});
