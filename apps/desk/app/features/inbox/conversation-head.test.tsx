import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Conversation } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { bodiesOf } from "../../testing/inbox.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage } from "../../testing/people.ts";
import { snoozeTimes } from "./snooze-times.ts";

async function openConversation(stands: Partial<Conversation>) {
  fakeDesk();
  answerCall("GET /api/desk/conversations", () => onlyPage([first]));
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole({ ...first, ...stands })));
  const user = await openDesk(`/inbox#${first.roomId}`, "Inbox");
  await screen.findByRole("heading", { level: 2, name: "Visitor aaa111" });
  return user;
}

const [, tomorrow] = snoozeTimes(Date.now());
const change = "PATCH /api/desk/conversations/:roomId";

it("is snoozed with the keyboard alone", async () => {
  const user = await openConversation({ state: "open" });
  const changes = bodiesOf(change);
  await user.keyboard("s");
  expect(await screen.findByRole("menu", { name: "Snooze" })).toBeVisible();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("menuitem", { name: tomorrow.name })).toHaveFocus();
  await user.keyboard("{Enter}");
  const snoozed = { version: 3, state: "snoozed", snoozedUntil: tomorrow.until, seenSeq: 1 };
  await waitFor(() => expect(changes).toEqual([snoozed]));
  expect(screen.queryByRole("menu")).toBeNull();
});

it("is snoozed from the command menu", async () => {
  const user = await openConversation({ state: "open" });
  const changes = bodiesOf(change);
  await user.keyboard("{Control>}k{/Control}");
  await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "snooze until tomorrow{Enter}");
  const snoozed = { version: 3, state: "snoozed", snoozedUntil: tomorrow.until, seenSeq: 1 };
  await waitFor(() => expect(changes).toEqual([snoozed]));
});

it.each([
  ["lies ahead is put off until then", tomorrow.until, { state: "snoozed", snoozedUntil: tomorrow.until, seenSeq: 1 }],
  ["is over is open", Date.now() - 1_000, { state: "open" }],
])("whose time %s when its closing is undone", async (_, snoozedUntil, undone) => {
  const user = await openConversation({ state: "snoozed", snoozedUntil });
  expect(screen.getByText(/^Snoozed until/)).toBeVisible();
  const changes = bodiesOf(change);
  await user.keyboard("e");
  await screen.findByRole("button", { name: "Undo" });
  await user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Undone")).toBeVisible();
  expect(changes.at(-1)).toEqual({ version: 3, ...undone });
});

it("stays closed after a double click that lands on Reopen where Close was", async () => {
  const user = await openConversation({ state: "open" });
  const changes: unknown[] = [];
  answerCall(change, async ({ request }) => {
    changes.push(await request.json());
    const closed = whole({ ...first, state: "closed" });
    answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(closed));
    return HttpResponse.json(closed);
  });
  await user.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(await screen.findByRole("button", { name: "Reopen" }), { detail: 2 });
  await user.keyboard("a");
  await waitFor(() => expect(changes).toMatchObject([{ state: "closed" }, { assignee: ines.id }]));
});

it("sends two changes made in one round trip in sequence, the second with the version the first returned", async () => {
  const user = await openConversation({ state: "open" });
  const changes: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  answerCall(change, async ({ request }) => {
    changes.push(await request.json());
    const version = 3 + changes.length;
    await promise;
    return HttpResponse.json({ ...first, version });
  });
  await user.keyboard("a");
  await user.keyboard("e");
  await waitFor(() => expect(changes).toHaveLength(1));
  resolve();
  expect(await screen.findByText("Closed", { selector: "li *" })).toBeVisible();
  expect(changes).toEqual([
    { version: 3, assignee: ines.id },
    { version: 4, state: "closed", seenSeq: 1 },
  ]);
});

it("is not snoozed when it is already closed", async () => {
  const user = await openConversation({ state: "closed" });
  expect(screen.getByRole("button", { name: "Reopen" })).toBeVisible();
  await user.keyboard("s");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.queryByRole("button", { name: "Snooze" })).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "reopen");
  expect(screen.getByRole("option", { name: /^Reopen/ })).toBeVisible();
  await user.clear(screen.getByRole("combobox"));
  await user.type(screen.getByRole("combobox"), "snooze");
  expect(screen.queryByRole("option", { name: /^Snooze (for|until)/ })).toBeNull();
});
