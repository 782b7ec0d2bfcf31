import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { first, whole } from "../../testing/conversations.ts";
import { fakeTime } from "../../testing/fake-time.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, problemOf } from "../../testing/people.ts";

const keyOf = (personId: string, roomId: string = first.roomId) => `desk-text:${personId}:unsent:${roomId}`;
const mine = keyOf("ines-kallio");
const kept = (...contents: string[]) =>
  JSON.stringify(contents.map((content, at) => ({ id: `k${at}`, kind: "message", content })));

/** Records the messages sent, some of which `answer` may refuse. */
function answerMessages(answer: (content: string) => Response | undefined) {
  const sent: { id: string; content: string }[] = [];
  answerCall("POST /api/desk/conversations/:roomId/messages", async ({ request }) => {
    const body = (await request.json()) as { id: string; content: string };
    sent.push(body);
    const [asked] = whole(first).messages.data;
    return answer(body.content) ?? HttpResponse.json({ ...asked, ...body, seq: 2, senderId: "support" });
  });
  return sent;
}

const contentsOf = (sent: readonly { content: string }[]) => sent.map(({ content }) => content);
const message = async () => screen.findByRole("textbox", { name: "Message" });

describe("a note in progress", () => {
  const draft = (kind: string) => `desk-text:ines-kallio:draft:${kind}:${first.roomId}`;

  it("is restored as a note after a reload, unless a message was in progress as well", async () => {
    localStorage.setItem(draft("note"), "He is a difficult one");
    await openInbox(`/inbox#${first.roomId}`);
    expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue("He is a difficult one");
    cleanup();
    localStorage.setItem(draft("message"), "Good day");
    await openInbox(`/inbox#${first.roomId}`);
    expect(await message()).toHaveValue("Good day");
  });
});

describe("a text that was not stored", () => {
  it("stays, and is sent again with the same id; discarding it can be undone", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const sent = answerMessages(() => HttpResponse.error());
    await user.type(await message(), "Here it is{Control>}{Enter}{/Control}");
    expect(await screen.findByText(/The server can't be reached/)).toBeVisible();
    expect(localStorage.getItem(mine)).toContain("Here it is");
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(screen.getByRole("log")).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.id).toBe(sent[0]?.id);
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(screen.queryByText("Here it is")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("Here it is")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("log")).toHaveFocus());
  });

  it("is shown in full once it is refused, with the available actions", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerCall("POST /api/desk/conversations/:roomId/messages", async () => promise);
    await user.type(await message(), "Here it is{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Sending")).toBeVisible();
    const log = screen.getByRole("log");
    vi.spyOn(log, "scrollHeight", "get").mockReturnValue(900);
    resolve(problemOf(503, "Not now."));
    expect(await screen.findByRole("button", { name: "Send again" })).toBeVisible();
    expect(log.scrollTop).toBe(900);
  });

  it("is resent automatically after the pause the server asked for, before later ones", async () => {
    fakeTime();
    const user = await openInbox(`/inbox#${first.roomId}`);
    let isBusy = true;
    const sent = answerMessages(() => (isBusy ? problemOf(429, "Too much at once.") : undefined));
    await user.type(await message(), "One{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Too much at once.")).toBeVisible();
    await user.type(await message(), "Two{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getAllByText("Too much at once.")).toHaveLength(2));
    expect(contentsOf(sent)).toEqual(["One", "One"]);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(localStorage.getItem(mine)).toBeNull());
    expect(contentsOf(sent)).toEqual(["One", "One", "One", "Two"]);
  });

  it("does not hold up later ones once it is refused", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const sent = answerMessages((content) => (content === "One" ? problemOf(422, "Not like that.") : undefined));
    await user.type(await message(), "One{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Not like that.")).toBeVisible();
    await user.type(await message(), "Two{Control>}{Enter}{/Control}");
    await waitFor(() => expect(contentsOf(sent)).toEqual(["One", "Two"]));
    expect(localStorage.getItem(mine)).toContain("One");
  });

  it("from before a reload is sent on load, unless somebody else wrote it", async () => {
    localStorage.setItem(keyOf("ines-kallio", "ddd444_support"), kept("Written on a train"));
    const others = kept("Written by Tomas");
    localStorage.setItem(keyOf("tomas-verhale"), others);
    localStorage.setItem(`desk-text:tomas-verhale:draft:message:${first.roomId}`, "Half of it");
    const sent = answerMessages(() => undefined);
    await openInbox(`/inbox#${first.roomId}`);
    await waitFor(() => expect(contentsOf(sent)).toEqual(["Written on a train"]));
    await waitFor(() => expect(localStorage.getItem(keyOf("ines-kallio", "ddd444_support"))).toBeNull());
    expect(screen.queryByText("Written by Tomas")).toBeNull();
    expect(await message()).toHaveValue("");
    expect(localStorage.getItem(keyOf("tomas-verhale"))).toBe(others);
  });

  it("stays beside a conversation that somebody erases in the meantime, until it is discarded", async () => {
    const { socket, ...user } = await openInbox(`/inbox#${first.roomId}`);
    answerMessages(() => problemOf(404, "There is no conversation with this id."));
    await user.type(await message(), "Sent too late{Control>}{Enter}{/Control}");
    await user.type(await message(), "Half of it");
    answerCall("GET /api/desk/conversations/:roomId", () => problemOf(404, "There is no conversation with this id."));
    socket.tell({ type: "desk_changed", what: "conversations", roomId: first.roomId });
    expect(await screen.findByText("This conversation can't be found")).toBeVisible();
    expect(screen.queryByRole("log")).toBeNull();
    const written = screen.getByRole("region", { name: "What you wrote here" });
    expect(written).toHaveTextContent(/Sent too late.*Half of it/);
    await user.click(within(written).getByRole("button", { name: "Discard" }));
    expect(written).not.toBeInTheDocument();
    expect(localStorage.getItem(mine)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("region", { name: "What you wrote here" })).toHaveTextContent(/Sent too late.*Half of it/);
  });

  it("is shown once if the server has stored it already but its response was lost", async () => {
    const [stored] = whole(first).messages.data;
    localStorage.setItem(mine, JSON.stringify([{ id: stored?.id, kind: "message", content: stored?.content }]));
    const sent = answerMessages(() => problemOf(503, "Too much at once."));
    await openInbox(`/inbox#${first.roomId}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    await message();
    const log = within(screen.getByRole("log"));
    expect(log.getAllByText(stored?.content ?? "")).toHaveLength(1);
    expect(log.queryByRole("alert")).toBeNull();
  });

  it("from another tab is kept alongside this one's, and so is another tab's draft", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    answerMessages(() => HttpResponse.error());
    await message();
    localStorage.setItem(mine, kept("From the other tab"));
    await user.type(await message(), "From this tab{Control>}{Enter}{/Control}");
    await waitFor(() => expect(localStorage.getItem(mine)).toContain("From this tab"));
    expect(localStorage.getItem(mine)).toContain("From the other tab");
    localStorage.setItem(`desk-text:ines-kallio:draft:message:${first.roomId}`, "Begun there");
    act(() => void dispatchEvent(new StorageEvent("storage")));
    expect(await message()).toHaveValue("Begun there");
  });

  it("that cannot be parsed is left alone", async () => {
    localStorage.setItem(mine, "[{");
    await openInbox(`/inbox#${first.roomId}`);
    expect(await message()).toBeVisible();
  });

  it("is asked about before signing out discards it", async () => {
    localStorage.setItem(`desk-text:ines-kallio:draft:message:${first.roomId}`, "Half of it");
    const user = await openInbox(`/inbox#${first.roomId}`);
    expect(await message()).toHaveValue("Half of it");
    await user.click(screen.getByRole("link", { name: "You" }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    const question = screen.getByRole("alertdialog", { name: "Lose what you have not sent?" });
    await user.click(screen.getByRole("button", { name: "Stay signed in" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(localStorage.getItem(`desk-text:ines-kallio:draft:message:${first.roomId}`)).toBe("Half of it");
    answerCall("DELETE /api/desk/session", () => {
      answerCall("GET /api/desk/session", () => problemOf(401, "Nobody is signed in."));
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it("that was discarded cannot be restored after its author has signed out", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    answerMessages(() => problemOf(422, "Not like that."));
    await user.type(await message(), "One{Control>}{Enter}{/Control}");
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await user.click(screen.getByRole("link", { name: "You" }));
    answerCall("DELETE /api/desk/session", () => new HttpResponse(null, { status: 204 }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("a text", () => {
  it("with only invisible characters is not sent, and stays", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const sent = vi.fn<() => Response>(() => HttpResponse.error());
    for (const texts of ["messages", "notes"]) {
      answerCall(`POST /api/desk/conversations/${first.roomId}/${texts}`, sent);
    }
    await user.type(await message(), "\u200b \u2060");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await message()).toHaveValue("\u200b \u2060");
    await user.click(screen.getByRole("radio", { name: "Note" }));
    await user.type(screen.getByRole("textbox", { name: "Note" }), "\u200b");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("\u200b");
    expect(sent).not.toHaveBeenCalled();
  });
});
