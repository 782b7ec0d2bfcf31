import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall } from "../../testing/people.ts";

/** Opens a conversation longer than the screen and reads its beginning. */
async function readFromStart() {
  const desk = await openInbox(`/inbox#${first.roomId}`);
  const log = await screen.findByRole("log");
  vi.spyOn(log, "scrollHeight", "get").mockReturnValue(2_000);
  const scrollTo = (top: number) => {
    log.scrollTop = top;
    fireEvent.scroll(log);
  };
  scrollTo(0);
  return { ...desk, log, scrollTo };
}

it("keeps the scroll position of someone reading further up, and says that there is something new below", async () => {
  const { socket, log, scrollTo, ...user } = await readFromStart();
  const { messages, ...rest } = whole(first);
  const another = messages.data.map((message) => ({ ...message, id: "m2", seq: 2, content: "And another thing." }));
  answerCall("GET /api/desk/conversations/:roomId", () =>
    HttpResponse.json({ ...rest, messages: { ...messages, data: [...messages.data, ...another] } }),
  );
  socket.tell({ type: "desk_changed", what: "conversations", roomId: first.roomId });
  await user.click(await screen.findByRole("button", { name: "New below" }));
  expect(log.scrollTop).toBe(2_000);
  expect(log).toHaveFocus();
  scrollTo(1_200);
  expect(screen.queryByRole("button", { name: "New below" })).toBeNull();
});

it("scrolls to a message one sends, wherever one was reading", async () => {
  const { log, ...user } = await readFromStart();
  answerCall("POST /api/desk/conversations/:roomId/messages", () => HttpResponse.error());
  const field = screen.getByRole("textbox", { name: "Message" });
  await user.type(field, "Here it is");
  expect(log.scrollTop).toBe(0);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(log.scrollTop).toBe(2_000));
});
