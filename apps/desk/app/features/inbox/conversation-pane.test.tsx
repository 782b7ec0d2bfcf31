import { screen, waitFor } from "@testing-library/react";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { fakeTime } from "../../testing/fake-time.ts";
import { bodiesOf, openInbox } from "../../testing/inbox.ts";
import { answerCall, problemOf } from "../../testing/people.ts";

/** The conversation with one more unread message from the visitor. */
function withAnother(content: string): WholeConversation {
  const { messages, ...rest } = whole(first, { unread: 1 });
  const [asked] = messages.data;
  if (!asked) throw new Error("The conversation has no message");
  return { ...rest, messages: { ...messages, data: [asked, { ...asked, id: "m2", seq: 2, content }] } };
}

describe("what a visitor writes", () => {
  const changed = { type: "desk_changed", what: "conversations", roomId: first.roomId } as const;

  it("is marked as read only once somebody is at the desk, and renews no session until then", async () => {
    fakeTime();
    const { socket, ...user } = await openInbox(`/inbox#${first.roomId}`);
    await screen.findByRole("log");
    const read: unknown[] = [];
    const away: (string | null)[] = [];
    answerCall("POST /api/desk/conversations/:roomId/read", async ({ request }) => {
      away.push(request.headers.get("x-desk-away"));
      read.push(await request.json());
      return HttpResponse.json({ updated: 1 });
    });
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await waitFor(() => expect(socket.frames.at(-1)).toMatchObject({ away: true }));
    answerCall("GET /api/desk/conversations/:roomId", ({ request }) => {
      away.push(request.headers.get("x-desk-away"));
      return HttpResponse.json(withAnother("Is anybody there?"));
    });
    socket.tell(changed);
    expect(await screen.findByText("Is anybody there?")).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toEqual([]);
    expect(away).toContain("1");
    expect(away).not.toContain(null);
    await user.keyboard("{Shift}");
    await waitFor(() => expect(away.at(-1)).toBeNull());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toEqual([{ upTo: 2 }]);
  });

  it("renews no session in a tab that was opened in the background and never viewed", async () => {
    fakeTime();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    onTestFinished(() => visibility.mockRestore());
    const { socket } = await openInbox(`/inbox#${first.roomId}`);
    await screen.findByRole("log");
    await waitFor(() => expect(socket.frames.at(-1)).toMatchObject({ type: "watch_desk", roomId: first.roomId }));
    const away: (string | null)[] = [];
    answerCall("GET /api/desk/conversations/:roomId", ({ request }) => {
      away.push(request.headers.get("x-desk-away"));
      return HttpResponse.json(withAnother("Is anybody there?"));
    });
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    away.length = 0;
    socket.tell(changed);
    expect(await screen.findByText("Is anybody there?")).toBeVisible();
    expect(away).toEqual(["1"]);
    expect(socket.frames.at(-1)).toMatchObject({ away: true });
  });

  it("is marked as read on the next refresh after the server failed to record it", async () => {
    const { socket } = await openInbox(`/inbox#${first.roomId}`);
    await screen.findByRole("log");
    let tries = 0;
    answerCall("POST /api/desk/conversations/:roomId/read", () => {
      tries += 1;
      return tries === 1 ? problemOf(503, "Too much to do.") : HttpResponse.json({ updated: 1 });
    });
    answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(withAnother("Hello?")));
    socket.tell(changed);
    await waitFor(() => expect(tries).toBe(1));
    socket.tell(changed);
    await waitFor(() => expect(tries).toBe(2));
  });
});

it("is not closed by an undo when an unseen message has arrived in the meantime", async () => {
  const user = await openInbox();
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole({ ...first, state: "closed" })));
  await user.click(await screen.findByRole("link", { name: /Visitor aaa111/ }));
  const changes: unknown[] = [];
  answerCall("PATCH /api/desk/conversations/:roomId", async ({ request }) => {
    changes.push(await request.json());
    return changes.length === 1
      ? HttpResponse.json({ ...first, state: "open", version: 4 })
      : problemOf(409, "The visitor has written meanwhile.");
  });
  await user.click(await screen.findByRole("button", { name: "Reopen" }));
  expect(await screen.findByText("Reopened")).toBeVisible();
  // The pointer reaches a toast only after Radix has counted it.
  await waitFor(async () => user.click(screen.getByRole("button", { name: "Undo" })));
  expect(await screen.findByText("The visitor has written meanwhile.")).toBeVisible();
  expect(changes[1]).toEqual({ version: 4, state: "closed", seenSeq: 1 });
});

it("is reopened by Ctrl Z", async () => {
  const user = await openInbox(`/inbox#${first.roomId}`);
  await screen.findByRole("log");
  const changes = bodiesOf("PATCH /api/desk/conversations/:roomId");
  await user.keyboard("e");
  await screen.findByRole("button", { name: "Undo" });
  await user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Undone")).toBeVisible();
  expect(changes.at(-1)).toEqual({ version: 3, state: "open" });
});
