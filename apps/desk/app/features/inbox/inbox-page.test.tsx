import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { conversation, first, second, tomas, whole } from "../../testing/conversations.ts";
import { bodiesOf, openInbox } from "../../testing/inbox.ts";
import { answerCall, ines, onlyPage, problemOf } from "../../testing/people.ts";
import { snoozeTimes } from "./snooze-times.ts";

const message = async () => screen.findByRole("textbox", { name: "Message" });

describe("the inbox", () => {
  it("lists waiting conversations with their waiting time and counts, and counts them in the title", async () => {
    await openInbox();
    const row = await screen.findByRole("link", { name: /Visitor aaa111/ });
    expect(row).toHaveTextContent("Customer Support");
    expect(row).toHaveTextContent("2 h");
    expect(row).toHaveTextContent("Where is my invoice?");
    expect(await screen.findByRole("button", { name: "Waiting 2" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("That is all.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("(2) Inbox | Thirtyfold Desk"));
  });

  it("switches lists and searches by words", async () => {
    const user = await openInbox();
    const queries: string[] = [];
    answerCall("GET /api/desk/conversations", ({ request }) => {
      queries.push(new URL(request.url).search);
      return onlyPage([]);
    });
    await user.click(await screen.findByRole("button", { name: "Closed 1" }));
    expect(await screen.findByText("Nothing is closed yet.")).toBeVisible();
    await user.keyboard("/invoice");
    expect(await screen.findByText("Nothing contains “invoice”")).toBeVisible();
    // The first list may be fetched once more when the socket opens.
    expect(queries.filter((query) => query !== "?state=waiting")).toEqual(["?state=closed", "?q=invoice"]);
  });

  it("steps through conversations with j and k, and shows its shortcuts on ?", async () => {
    const user = await openInbox();
    await screen.findByRole("link", { name: /Visitor aaa111/ });
    await user.keyboard("j");
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor aaa111" })).toBeVisible();
    await user.keyboard("j");
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor bbb222" })).toBeVisible();
    await user.keyboard("k");
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor aaa111" })).toBeVisible();
    await user.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });

  it("responds to its shortcuts with Caps Lock on, and to none with Shift", async () => {
    await openInbox();
    await screen.findByRole("link", { name: /Visitor aaa111/ });
    fireEvent.keyDown(document.body, { key: "J", shiftKey: true });
    expect(screen.queryByRole("heading", { level: 2, name: /^Visitor/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: "J" });
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor aaa111" })).toBeVisible();
    fireEvent.keyDown(document.body, { key: "J", repeat: true });
    expect(await screen.findByRole("heading", { level: 2, name: "Visitor bbb222" })).toBeVisible();
  });

  it("that failed to load can be loaded again", async () => {
    const user = await openInbox();
    answerCall("GET /api/desk/conversations", () => problemOf(503, "Too much to do."));
    await user.click(await screen.findByRole("button", { name: "Mine 0" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Too much to do.");
    answerCall("GET /api/desk/conversations", () => onlyPage([second]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Visitor bbb222/ })).toBeVisible();
  });
});

describe("the desk's socket", () => {
  const here = { type: "watch_desk", roomId: first.roomId } as const;

  it("announces what to fetch again", async () => {
    const { socket } = await openInbox();
    await screen.findByRole("link", { name: /Visitor aaa111/ });
    await waitFor(() => expect(socket.frames).toContainEqual({ type: "watch_desk" }));
    const third = conversation("ccc333", "A new one");
    answerCall("GET /api/desk/conversations", () => onlyPage([third, first, second]));
    socket.tell({ type: "desk_changed", what: "conversations", roomId: third.roomId });
    expect(await screen.findByRole("link", { name: /Visitor ccc333/ })).toBeVisible();
  });

  it("shows who else is in the conversation and who is typing, and announces our own typing", async () => {
    const { socket, ...user } = await openInbox(`/inbox#${first.roomId}`);
    await message();
    await waitFor(() => expect(socket.frames).toContainEqual(here));
    expect(socket.frames).toContainEqual({ type: "subscribe", roomId: first.roomId, userId: "support" });
    socket.tell({ type: "typing", roomId: first.roomId, userId: first.visitorId });
    expect(await screen.findByText("Visitor aaa111 is writing")).toBeInTheDocument();
    const place = { personId: tomas.id, roomId: first.roomId };
    socket.tell({ type: "desk_people", people: [place] });
    expect(await screen.findByText("Tomas Verhale is here too")).toBeVisible();
    socket.tell({ type: "desk_people", people: [place, { ...place, writing: true }] });
    expect(await screen.findByText("Tomas Verhale is writing")).toBeVisible();
    socket.tell({ type: "desk_people", people: [{ ...place, away: true }] });
    await waitFor(() => expect(screen.queryByText(/Tomas Verhale is/)).toBeNull());
    await user.type(await message(), "I");
    await waitFor(() => expect(socket.frames).toContainEqual({ ...here, writing: true }));
    await user.clear(await message());
  });
});

describe("the command menu", () => {
  it("runs actions for the current page, opens pages and finds conversations", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    const changes = bodiesOf(`PATCH /api/desk/conversations/${first.roomId}`);
    await user.keyboard("{Control>}k{/Control}");
    const field = screen.getByRole("combobox", { name: "Go to, or do" });
    await user.type(field, "assign to me{Enter}");
    await waitFor(() => expect(changes).toEqual([{ version: 3, assignee: ines.id }]));
    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "bbb");
    expect(await screen.findByRole("option", { name: /Visitor bbb222/ })).toBeVisible();
    await user.clear(screen.getByRole("combobox", { name: "Go to, or do" }));
    await user.keyboard("people{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "People" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("(2) People | Thirtyfold Desk"));
  });

  it("leaves the focus in the conversation it opens", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "bbb");
    await user.click(await screen.findByRole("option", { name: /Visitor bbb222/ }));
    await waitFor(() => expect(screen.getByRole("log", { name: "Messages and notes" })).toHaveFocus());
  });
});

describe("a conversation", () => {
  it("rejects a message that is too long without truncating it", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const sent = bodiesOf("POST /api/desk/conversations/:roomId/messages");
    const long = `${"word ".repeat(800)}end`;
    await user.click(await message());
    await user.paste(long);
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await message()).toHaveValue(long);
    expect(await message()).toBeInvalid();
    expect(await message()).toHaveAccessibleDescription(/^At most 4,000 characters.*3 too many\.$/);
    expect(sent).toEqual([]);
    await user.clear(await message());
    await user.paste("In short");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(sent).toMatchObject([{ content: "In short" }]));
  });

  it("is closed once, however long the key is held down", async () => {
    await openInbox(`/inbox#${first.roomId}`);
    await message();
    const changes = bodiesOf("PATCH /api/desk/conversations/:roomId");
    fireEvent.keyDown(document.body, { key: "e" });
    fireEvent.keyDown(document.body, { key: "e", repeat: true });
    fireEvent.keyDown(document.body, { key: "e", repeat: true });
    expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    expect(changes).toHaveLength(1);
  });

  it("begins with the contact's welcome, collapsed, and shows where answers are emailed", async () => {
    const user = await openInbox();
    const { messages } = whole(first);
    const [written] = messages.data;
    const welcome = { ...written, id: "welcome-1", content: "Hello!", senderId: "support", receiverId: "aaa111" };
    answerCall("GET /api/desk/conversations/:roomId", () =>
      HttpResponse.json({
        ...whole(first),
        email: "ann@pellwater.example",
        messages: { ...messages, data: [welcome, { ...written, seq: 2 }] },
      }),
    );
    await user.click(await screen.findByRole("link", { name: /Visitor aaa111/ }));
    const summary = await screen.findByText("Welcome, shown to everybody who opens the chat");
    expect(screen.getByText("Hello!")).not.toBeVisible();
    expect(screen.getByText("ann@pellwater.example")).toBeInTheDocument();
    await user.click(summary);
    expect(screen.getByText("Hello!")).toBeVisible();
  });

  it("is answered from the keyboard; the draft stays with its conversation", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    expect(screen.getByText("/services")).toBeInTheDocument();
    await user.keyboard("r");
    await user.keyboard("Half an ans");
    await user.click(screen.getByRole("link", { name: /Visitor bbb222/ }));
    expect(await message()).toHaveValue("");
    await user.click(screen.getByRole("link", { name: /Visitor aaa111/ }));
    expect(await message()).toHaveValue("Half an ans");
    const sent: unknown[] = [];
    answerCall(`POST /api/desk/conversations/${first.roomId}/messages`, async ({ request }) => {
      sent.push(await request.json());
      const [asked] = whole(first).messages.data;
      return HttpResponse.json({ ...asked, id: "m2", seq: 2, senderId: "support", receiverId: first.visitorId });
    });
    await user.type(await message(), "wer{Control>}{Enter}{/Control}");
    await waitFor(() => expect(sent).toMatchObject([{ content: "Half an answer" }]));
    expect(await message()).toHaveValue("");
  });

  it("takes notes, which go to the team through a separate endpoint", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    const note = { id: "n1", at: Date.now(), personId: ines.id, personName: ines.name, content: "Ask Jun" };
    const noted: unknown[] = [];
    answerCall(`POST /api/desk/conversations/${first.roomId}/notes`, async ({ request }) => {
      noted.push(await request.json());
      answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first, { notes: [note] })));
      return HttpResponse.json(note, { status: 201 });
    });
    await message();
    await user.click(screen.getByRole("radio", { name: "Note" }));
    await user.type(screen.getByRole("textbox", { name: "Note" }), "Ask Jun");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await within(screen.getByRole("log")).findByText("Only the team sees this")).toBeVisible();
    expect(noted).toMatchObject([{ content: "Ask Jun" }]);
  });

  it("inserts a saved reply on / in an empty message", async () => {
    const user = await openInbox(`/inbox#${second.roomId}`);
    const reply = { id: "r1", title: "Prices", content: "{me} here. It costs nothing.", version: 1 };
    answerCall("GET /api/desk/replies", () => onlyPage([reply]));
    await user.type(await message(), "/");
    expect(await screen.findByRole("option", { name: /Prices/ })).toBeVisible();
    await user.type(screen.getByRole("combobox", { name: "Saved replies" }), "pri{Enter}");
    expect(await message()).toHaveValue("Ines here. It costs nothing.");
    await user.clear(await message());
  });

  it("is assigned and closed by shortcuts, with the version and the newest message that were seen", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    const changes = bodiesOf(`PATCH /api/desk/conversations/${first.roomId}`);
    await user.keyboard("a");
    expect(await screen.findByText("Assigned to you")).toBeVisible();
    await user.keyboard("e");
    expect(await screen.findByText("Closed", { selector: "[role=status] *, li *" })).toBeVisible();
    await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) ?? document.body);
    expect(await screen.findByText("Undone")).toBeVisible();
    expect(changes).toEqual([
      { version: 3, assignee: ines.id },
      { version: 3, state: "closed", seenSeq: 1 },
      { version: 3, state: "open" },
    ]);
  });

  it("is snoozed until any time in the future", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    const changes = bodiesOf(`PATCH /api/desk/conversations/${first.roomId}`);
    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "another time{Enter}");
    const field = await screen.findByLabelText<HTMLInputElement>("Day and time");
    // Swedish dates have the format of date fields.
    const [, tomorrow] = snoozeTimes(Date.now());
    expect(field).toHaveValue(`${new Date(tomorrow.until).toLocaleDateString("sv")}T09:00`);
    expect(Math.abs(new Date(field.min).getTime() - Date.now())).toBeLessThan(120_000);
    fireEvent.change(field, { target: { value: "2001-01-01T09:00" } });
    await user.click(screen.getByRole("button", { name: "Snooze" }));
    expect(await screen.findByText("Choose a time in the future")).toBeVisible();
    fireEvent.change(field, { target: { value: "2101-01-01T09:00" } });
    await user.click(screen.getByRole("button", { name: "Snooze" }));
    const snoozedUntil = new Date(2101, 0, 1, 9).getTime();
    await waitFor(() => expect(changes).toEqual([{ version: 3, state: "snoozed", snoozedUntil, seenSeq: 1 }]));
  });

  it("stays as it is when somebody else changed it first, and says so", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    answerCall(`PATCH /api/desk/conversations/${first.roomId}`, () => problemOf(409, "Somebody was quicker."));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(await screen.findByText("Somebody was quicker.")).toBeVisible();
  });

  it("is erased after a confirmation", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    await message();
    await user.click(screen.getByRole("button", { name: "Erase the conversation" }));
    const question = screen.getByRole("alertdialog");
    const erased = vi.fn<() => void>();
    answerCall(`DELETE /api/desk/conversations/${first.roomId}`, () => {
      erased();
      answerCall("GET /api/desk/conversations", () => onlyPage([second]));
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(within(question).getByRole("button", { name: "Erase" }));
    expect(await screen.findByText("Choose a conversation")).toBeVisible();
    expect(erased).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Inbox" })).toHaveFocus());
  });

  it("that does not exist says so", async () => {
    const user = await openInbox();
    answerCall("GET /api/desk/conversations/:roomId", () => problemOf(404, "No such conversation."));
    await user.click(await screen.findByRole("link", { name: /Visitor bbb222/ }));
    expect(await screen.findByText("This conversation can't be found")).toBeVisible();
    expect(screen.getByRole("link", { name: "To the list" })).toHaveAttribute("href", "/desk/inbox");
  });
});
