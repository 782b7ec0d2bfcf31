import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage } from "../../testing/people.ts";

it("links http(s) URLs in messages and notes, and nothing else", async () => {
  fakeDesk();
  answerCall("GET /api/desk/conversations", () => onlyPage([first]));
  const [asked] = whole(first).messages.data;
  if (!asked) throw new Error("The conversation has no message");
  const ours = { id: "m2", seq: 2, senderId: first.contact, receiverId: first.visitorId, author: "Ines" };
  const data = [
    { ...asked, content: "It is on https://a.example/b?c=1. Or javascript:alert(1), or <b>www.a.example</b>" },
    { ...asked, ...ours, content: "I see: http://status.example" },
  ];
  const note = { id: "n1", at: first.activeAt, personId: ines.id, personName: ines.name };
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json(
      whole(first, {
        messages: { data, nextCursor: null },
        notes: [{ ...note, content: "As in https://tracker.example/7" }],
      }),
    ),
  );
  await openDesk(`/inbox#${first.roomId}`, "Inbox");
  const log = within(await screen.findByRole("log", { name: "Messages and notes" }));
  expect(log.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://a.example/b?c=1",
    "http://status.example",
    "https://tracker.example/7",
  ]);
  for (const link of log.getAllByRole("link")) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener noreferrer nofollow"));
  }
  expect(log.getByText(/<b>www\.a\.example<\/b>/)).toBeVisible();
});

it("shows a visitor's message that has the same id as one of ours", async () => {
  fakeDesk();
  answerCall("GET /api/desk/conversations", () => onlyPage([first]));
  const [asked] = whole(first).messages.data;
  if (!asked) throw new Error("The conversation has no message");
  const ours = {
    ...asked,
    senderId: first.contact,
    receiverId: first.visitorId,
    author: "Ines",
    content: "Look there",
  };
  const data = [ours, { ...asked, seq: 2, content: "Look here" }];
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json(whole(first, { messages: { data, nextCursor: null } })),
  );
  await openDesk(`/inbox#${first.roomId}`, "Inbox");
  const log = within(await screen.findByRole("log", { name: "Messages and notes" }));
  expect(log.getByText("Look there")).toBeVisible();
  expect(log.getByText("Look here")).toBeVisible();
});

it("never collapses a visitor's message, whatever its id", async () => {
  fakeDesk();
  answerCall("GET /api/desk/conversations", () => onlyPage([first]));
  const [asked] = whole(first).messages.data;
  if (!asked) throw new Error("The conversation has no message");
  const data = [{ ...asked, id: "welcome-7", content: "Look here" }];
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json(whole(first, { messages: { data, nextCursor: null } })),
  );
  await openDesk(`/inbox#${first.roomId}`, "Inbox");
  const log = await screen.findByRole("log", { name: "Messages and notes" });
  expect(within(log).getByText("Look here")).toBeVisible();
});
