import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first, tomas, whole } from "../../testing/conversations.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines } from "../../testing/people.ts";

it("a conversation shows who closed and assigned it, what reopened it, and the visitor's local time", async () => {
  fakeDesk({ people: [ines, tomas] });
  const now = Date.now();
  const done = { personId: ines.id, personName: ines.name, value: null };
  const [asked] = whole(first).messages.data;
  const wrote = (seq: number, content: string, at: number) => ({
    ...asked,
    id: `m${seq}`,
    seq,
    content,
    timestamp: new Date(at).toISOString(),
  });
  const data = [asked, wrote(2, "One more", now), wrote(3, "And this", now + 1_000), wrote(4, "And that", now + 2_000)];
  const conversation = whole(first, {
    timeZone: "Pacific/Kiritimati",
    events: [
      { ...done, id: "e1", at: now - 4_000, kind: "assignee", value: tomas.id },
      { ...done, id: "e2", at: now - 3_000, kind: "closed" },
    ],
  });
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json({ ...conversation, messages: { data, nextCursor: null } }),
  );
  await openDesk(`/inbox#${first.roomId}`, "Inbox");
  const log = await screen.findByRole("log");
  await within(log).findByText(/assigned this to Tomas Verhale/);
  expect(log.textContent).toMatch(
    /Where is my invoice\?.*Ines Kallio assigned this.*Ines Kallio closed this.*One more.*Reopened: the visitor wrote/,
  );
  // A run of messages shows one time; an event separates the first two.
  expect(within(log).getAllByText(/^(?:\w{3} )?\d\d:\d\d for the visitor$/)).toHaveLength(3);
  expect(screen.getByText("Pacific/Kiritimati")).toBeInTheDocument();
});
