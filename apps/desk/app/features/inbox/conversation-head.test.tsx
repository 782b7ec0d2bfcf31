import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, onlyPage } from "../../testing/people.ts";

async function openConversation(state: "open" | "closed") {
  fakeDesk();
  answerCall("GET /api/desk/conversations", () => onlyPage([first]));
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole({ ...first, state })));
  const user = await openDesk(`/inbox#${first.roomId}`, "Inbox");
  await screen.findByRole("heading", { level: 2, name: "Visitor aaa111" });
  return user;
}

it("is snoozed by keys alone", async () => {
  const user = await openConversation("open");
  const changes: unknown[] = [];
  answerCall("PATCH /api/desk/conversations/:roomId", async ({ request }) => {
    changes.push(await request.json());
    return HttpResponse.json({ ...whole(first), state: "snoozed" });
  });
  await user.keyboard("s");
  expect(await screen.findByRole("menu", { name: "Snooze" })).toBeVisible();
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ version: 3, state: "snoozed" })]));
  expect(screen.queryByRole("menu")).toBeNull();
});

it("is not snoozed once it is closed", async () => {
  const user = await openConversation("closed");
  expect(screen.getByRole("button", { name: "Reopen" })).toBeVisible();
  await user.keyboard("s");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.queryByRole("button", { name: "Snooze" })).toBeNull();
});
