import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { conversation, counts, first, tomas, whole } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { second as lead, whole as wholeLead } from "../../testing/leads.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, problemOf } from "../../testing/people.ts";

const fail = (name: string) => answerCall(name, () => problemOf(503, "Too much to do."));
const menuField = (name: string) => screen.getByRole("combobox", { name });

const answerPeople = () => answerCall("GET /api/desk/people", () => onlyPage([ines, tomas]));

/** A desk with items assigned to Tomas that can't load who he is. */
async function openUnknown(path: string, heading: string) {
  fakeDesk();
  fail("GET /api/desk/people");
  const his = whole({ ...first, assignee: tomas.id });
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(his));
  answerCall("GET /api/desk/leads", () => onlyPage([lead]));
  answerCall("GET /api/desk/leads/:id", () => HttpResponse.json(wholeLead(lead)));
  return openDesk(path, heading);
}

describe("a menu whose entries failed to load", () => {
  it("says so, and reloads the saved replies while it stays open", async () => {
    const user = await openInbox(`/inbox#${first.roomId}`);
    fail("GET /api/desk/replies");
    await user.type(await screen.findByRole("textbox", { name: "Message" }), "/");
    const again = await screen.findByRole("option", { name: /The saved replies could not be loaded/ });
    const reply = { id: "r1", title: "Prices", content: "It costs nothing.", version: 1 };
    answerCall("GET /api/desk/replies", () => onlyPage([reply]));
    await user.click(again);
    expect(await screen.findByRole("option", { name: /Prices/ })).toBeVisible();
    expect(menuField("Saved replies")).toBeVisible();
  });

  it("says so instead of showing no results, and retries the current search", async () => {
    const user = await openInbox();
    const many = Array.from({ length: 8 }, (_, at) => conversation(`fff00${at}`, "About an invoice"));
    await user.keyboard("{Control>}k{/Control}");
    fail("GET /api/desk/conversations");
    await user.type(menuField("Go to, or do"), "invoice");
    const again = await screen.findByRole("option", { name: /Conversations could not be searched/ });
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    answerCall("GET /api/desk/conversations", () => onlyPage(many));
    await user.click(again);
    expect(await screen.findByRole("option", { name: /Visitor fff000/ })).toBeVisible();
    expect(menuField("Go to, or do")).toHaveValue("invoice");
    await user.click(screen.getByRole("option", { name: "Show all in the inbox" }));
    await waitFor(() => expect(location.search).toBe("?q=invoice"));
  });
});

it("conversations are found by the visible part of pasted text, however long it is", async () => {
  const user = await openInbox();
  const searches: (string | null)[] = [];
  answerCall("GET /api/desk/conversations", ({ request }) => {
    searches.push(new URL(request.url).searchParams.get("q"));
    return onlyPage([first]);
  });
  await user.keyboard("{Control>}k{/Control}");
  await user.click(menuField("Go to, or do"));
  await user.paste(`unpaid\u0096invoice ${"a".repeat(200)}`);
  await waitFor(() => expect(searches.filter((q) => q !== null)).toEqual([`unpaid invoice ${"a".repeat(185)}`]));
});

describe("while the people are unknown", () => {
  it("a conversation is assigned to Somebody, and the people can be fetched again", async () => {
    const user = await openUnknown(`/inbox#${first.roomId}`, "Inbox");
    const select = await screen.findByRole("combobox", { name: "Assigned to" });
    await waitFor(() => expect(select).toHaveDisplayValue("Somebody"));
    answerPeople();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(select).toHaveDisplayValue("Tomas Verhale"));
  });

  it("a lead is assigned to somebody, and its menu fetches the people again", async () => {
    const user = await openUnknown("/leads/l2", "Leads");
    await user.click(await screen.findByRole("button", { name: "Assigned to: somebody" }));
    answerPeople();
    await user.click(await screen.findByRole("menuitem", { name: /The people could not be loaded/ }));
    expect(await screen.findByRole("button", { name: "Assigned to: Tomas Verhale" })).toBeVisible();
  });
});

describe("the open sign-ins", () => {
  it("are never reported as none before they have loaded", async () => {
    fakeDesk({ people: [ines, tomas] });
    fail("GET /api/desk/sessions");
    const user = await openDesk("/people", "People");
    expect(await screen.findByRole("alert")).toHaveTextContent("The open sign-ins could not be loaded");
    await user.click(await screen.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await user.click(screen.getByRole("menuitem", { name: "Open sign-ins" }));
    const dialog = within(screen.getByRole("dialog", { name: "Open sign-ins of Tomas Verhale" }));
    expect(dialog.queryByText(/signed in nowhere/)).toBeNull();
    expect(dialog.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
    answerCall("GET /api/desk/sessions", () => onlyPage([]));
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("Tomas Verhale is signed in nowhere.")).toBeVisible();
  });
});

it("a list whose first response predates a change is fetched again", async () => {
  const { socket, ...user } = await openInbox();
  await screen.findByRole("link", { name: /Visitor aaa111/ });
  const before = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  answerCall("GET /api/desk/conversations", async () => {
    asked.resolve();
    return before.promise;
  });
  await user.click(await screen.findByRole("button", { name: "Closed 1" }));
  await asked.promise;
  const heard = Promise.withResolvers<void>();
  answerCall("GET /api/desk/counts", () => {
    heard.resolve();
    return HttpResponse.json({ conversations: counts, newLeads: 0 });
  });
  socket.tell({ type: "desk_changed", what: "conversations", roomId: first.roomId });
  await heard.promise;
  answerCall("GET /api/desk/conversations", () => onlyPage([conversation("ccc333", "That is all")]));
  before.resolve(onlyPage([]));
  expect(await screen.findByRole("link", { name: /Visitor ccc333/ })).toBeVisible();
});

describe("a list that has loaded before", () => {
  it("says when its last refresh failed, and refreshes on request", async () => {
    const { socket, ...user } = await openInbox();
    await screen.findByRole("link", { name: /Visitor aaa111/ });
    fail("GET /api/desk/conversations");
    socket.tell({ type: "desk_changed", what: "conversations" });
    expect(await screen.findByText(/The last refresh failed/)).toBeVisible();
    expect(screen.getByRole("link", { name: /Visitor aaa111/ })).toBeVisible();
    answerCall("GET /api/desk/conversations", () => onlyPage([first]));
    await user.click(screen.getByRole("button", { name: "Look again" }));
    await waitFor(() => expect(screen.queryByText(/The last refresh failed/)).toBeNull());
  });
});

it("a conversation marks its beginning", async () => {
  await openInbox(`/inbox#${first.roomId}`);
  expect(await screen.findByText("The conversation begins here.")).toBeVisible();
});
