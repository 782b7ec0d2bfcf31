import { screen, waitFor, within } from "@testing-library/react";
import type { WholeLead } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { at, first, openLeads, second, tomas, whole } from "../../testing/leads.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, problemOf, sessionOf } from "../../testing/people.ts";

const rowOf = async (name: RegExp) => screen.findByRole("row", { name });
const sentTo = (name: string, answer: () => Response) => {
  const bodies: unknown[] = [];
  answerCall(name, async ({ request }) => {
    bodies.push(await request.json());
    return answer();
  });
  return bodies;
};

it("a lead that fails to refresh says so, and stays", async () => {
  const { socket } = await openLeads("/leads/l1");
  await screen.findByRole("heading", { level: 2, name: "Adaeze Lindqvist" });
  answerCall("GET /api/desk/leads/:id", () => problemOf(503, "Too much to do."));
  socket.tell({ type: "desk_changed", what: "leads" });
  expect(await within(screen.getByRole("region", { name: "Lead" })).findByText(/may be out of date/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Adaeze Lindqvist" })).toBeVisible();
});

describe("the leads", () => {
  it("of all forms are in one list, with their state and assignee", async () => {
    await openLeads();
    expect(await rowOf(/Adaeze Lindqvist.*Pellwater.*Intake.*New.*Nobody.*2 h/)).toBeVisible();
    expect(await rowOf(/Jun Sato.*Application.*Talking.*Tomas Verhale/)).toBeVisible();
    expect(screen.getByText("That is all.")).toBeVisible();
  });

  it("are searched by what the field shows of a longer query in the URL", async () => {
    const { asked } = await openLeads(`/leads?q=late%02${"a".repeat(200)}`);
    const shown = `late ${"a".repeat(195)}`;
    expect(screen.getByRole("searchbox", { name: "Search all answers" })).toHaveValue(shown);
    await waitFor(() => expect(asked).toEqual([`?q=${shown.replace(" ", "+")}`]));
  });

  it("are filtered by the query parameters in the URL, and so is an export", async () => {
    const { user, asked } = await openLeads(
      "/leads?form=audit&source=october&state=nonsense&from=2026-11-01&to=2026-11-02",
    );
    const from = new Date("2026-11-01T00:00").getTime();
    const to = new Date("2026-11-03T00:00").getTime();
    await waitFor(() => expect(asked).toEqual([`?form=audit&source=october&from=${from}&to=${to}`]));
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Won");
    await user.selectOptions(screen.getByRole("combobox", { name: "Assigned to" }), "Tomas Verhale");
    await user.type(screen.getByRole("searchbox", { name: "Search all answers" }), "zendesk");
    await waitFor(() => expect(asked.at(-1)).toContain("q=zendesk"));
    expect(asked.at(-1)).toContain("state=won");
    expect(asked.at(-1)).toContain(`assignee=${tomas.id}`);
    expect(location.search).toContain("state=won");
    const csv = screen.getByRole("link", { name: "Export as CSV" }).getAttribute("href") ?? "";
    expect(csv.split("?")[0]).toBe("/api/desk/leads.csv");
    expect(new URLSearchParams(csv.split("?")[1]).toString()).toBe(new URLSearchParams(asked.at(-1)).toString());
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(asked.at(-1)).toBe(""));
    expect(screen.getByRole("searchbox", { name: "Search all answers" })).toHaveValue("");
  });

  it("are not filtered by a date whose year is only partly typed", async () => {
    const { asked } = await openLeads("/leads?from=0202-11-23");
    expect(await rowOf(/Adaeze Lindqvist/)).toBeVisible();
    expect(asked).toEqual([""]);
  });

  it("that are selected are changed together, and those somebody else changed first stay selected", async () => {
    const { user } = await openLeads();
    await user.click(await screen.findByRole("checkbox", { name: "Select all that are loaded" }));
    const bar = screen.getByRole("group", { name: "Selected leads" });
    expect(bar).toHaveTextContent("2 selected");
    const sent = sentTo("PATCH /api/desk/leads", () =>
      HttpResponse.json({ data: [{ ...first, state: "lost", version: 4 }], conflicts: [second.id] }),
    );
    await user.click(within(bar).getByRole("button", { name: "Set state" }));
    await user.click(screen.getByRole("menuitem", { name: "Lost" }));
    expect(await screen.findByText("1 lead not changed")).toBeVisible();
    const leads = [first, second].map(({ id, version }) => ({ id, version }));
    expect(sent).toEqual([{ leads, state: "lost" }]);
    expect(screen.getByRole("checkbox", { name: "Select Jun Sato" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Select Adaeze Lindqvist" })).not.toBeChecked();
    await user.click(within(bar).getByRole("button", { name: "Clear the selection" }));
    expect(screen.queryByRole("group", { name: "Selected leads" })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Select all that are loaded" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent.slice(1)).toEqual([{ leads: [{ id: first.id, version: 4 }], state: first.state }]));
  });

  it("that match nothing, or failed to load, say so", async () => {
    const { user } = await openLeads();
    answerCall("GET /api/desk/leads", () => onlyPage([]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Form" }), "Waitlist");
    expect(await screen.findByText("No lead matches")).toBeVisible();
    answerCall("GET /api/desk/leads", () => problemOf(503, "Too much to do."));
    await user.selectOptions(screen.getByRole("combobox", { name: "Form" }), "Audit");
    expect(await screen.findByRole("alert")).toHaveTextContent("Too much to do.");
    answerCall("GET /api/desk/leads", () => onlyPage([first]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rowOf(/Adaeze Lindqvist/)).toBeVisible();
  });

  it("load page by page, and a page that fails can be loaded again", async () => {
    fakeDesk();
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800);
    let broken = true;
    answerCall("GET /api/desk/leads", ({ request }) => {
      if (new URL(request.url).searchParams.get("cursor") !== "next") {
        return HttpResponse.json({ data: [first], nextCursor: "next" });
      }
      return broken ? problemOf(503, "Too much to do.") : onlyPage([second]);
    });
    const user = await openDesk("/leads", "Leads");
    expect(await screen.findByRole("alert")).toHaveTextContent("More leads could not be loaded");
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rowOf(/Jun Sato/)).toBeVisible();
  });
});

describe("a lead", () => {
  const opened = async (name: string) => screen.findByRole("heading", { level: 2, name });

  it("says when its history is longer than what is shown", async () => {
    const { user } = await openLeads();
    answerCall("GET /api/desk/leads/l2", () => HttpResponse.json(whole(second, { hasOlder: true })));
    await user.click(within(await rowOf(/Jun Sato/)).getByRole("link"));
    await opened("Jun Sato");
    expect(screen.getByRole("region", { name: "History" })).toHaveTextContent("there are older ones");
  });

  it("is reached with j and k, and shows its answers, resume and history", async () => {
    const { user } = await openLeads("/leads?form=intake");
    const note = { id: "n1", at: at + 2_000, personId: tomas.id, personName: tomas.name, content: "Ask for numbers" };
    const origin = { firstPage: "/solutions", utm_source: "october" };
    const byTomas = { at: at + 1_000, personId: tomas.id, personName: tomas.name };
    const timeline = [
      ...whole(second).timeline,
      { ...byTomas, kind: "state", value: "talking" },
      { ...byTomas, kind: "assignee", value: tomas.id },
      { ...byTomas, kind: "note", value: null },
    ] satisfies WholeLead["timeline"];
    answerCall("GET /api/desk/leads/l2", () => HttpResponse.json(whole(second, { notes: [note], timeline, origin })));
    await rowOf(/Adaeze Lindqvist/);
    await user.keyboard("j");
    await opened("Adaeze Lindqvist");
    await user.keyboard("j");
    await opened("Jun Sato");
    expect(location.pathname + location.search).toBe("/desk/leads/l2?form=intake");
    expect(screen.getByText("AI Agent, Other")).toBeVisible();
    expect(screen.getByText("/solutions")).toBeVisible();
    expect(screen.getByRole("link", { name: "october" })).toHaveAttribute("href", "/desk/leads?source=october");
    expect(screen.getByRole("link", { name: "l2@pellwater.example" })).toHaveAttribute(
      "href",
      "mailto:l2%40pellwater.example",
    );
    expect(screen.getByRole("link", { name: "cv.pdf" })).toHaveAttribute("href", "/api/desk/leads/l2/resume");
    const history = within(screen.getByRole("region", { name: "History" }));
    expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Sent by the visitor"),
      expect.stringContaining("Tomas Verhale set it to Talking"),
      expect.stringContaining("Tomas Verhale took it"),
      expect.stringMatching(/Tomas Verhale noted.*Ask for numbers/),
    ]);
    await user.click(screen.getByRole("link", { name: "Close the lead" }));
    expect(location.pathname + location.search).toBe("/desk/leads?form=intake");
  });

  it("is given a state and an assignee with the version that was seen and an undo, and reports a conflict", async () => {
    const { user } = await openLeads("/leads/l1");
    await opened("Adaeze Lindqvist");
    const sent = sentTo("PATCH /api/desk/leads/l1", () => HttpResponse.json({ ...first, version: 4 }));
    await user.click(screen.getByRole("button", { name: "State: New" }));
    await user.click(screen.getByRole("menuitem", { name: "Won" }));
    // The pointer reaches a toast only after Radix has counted it.
    await waitFor(async () => user.click(screen.getByRole("button", { name: "Undo" })));
    expect(await screen.findByText("Undone")).toBeVisible();
    expect(sent).toEqual([
      { version: 3, state: "won" },
      { version: 4, state: "new" },
    ]);
    answerCall("PATCH /api/desk/leads/l1", () => problemOf(409, "Somebody changed this lead meanwhile. Look again."));
    await user.click(await screen.findByRole("button", { name: "Assigned to: nobody" }));
    await user.click(screen.getByRole("menuitem", { name: "Tomas Verhale" }));
    expect(await screen.findByText("Somebody changed this lead meanwhile. Look again.")).toBeVisible();
  });

  it("keeps a note's draft until the note is stored", async () => {
    const { user } = await openLeads("/leads/l1");
    await opened("Adaeze Lindqvist");
    const note = () => screen.getByRole("textbox", { name: "Note" });
    await user.type(note(), "Call on Monday");
    await user.click(screen.getByRole("link", { name: /Jun Sato/ }));
    await opened("Jun Sato");
    expect(note()).toHaveValue("");
    await user.click(screen.getByRole("link", { name: /Adaeze Lindqvist/ }));
    await opened("Adaeze Lindqvist");
    expect(note()).toHaveValue("Call on Monday");
    const failed = sentTo("POST /api/desk/leads/l1/notes", () => HttpResponse.error());
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The server can't be reached.");
    expect(note()).toHaveValue("Call on Monday");
    const stored = { id: "n1", at, personId: ines.id, personName: ines.name, content: "Call on Monday" };
    const sent = sentTo("POST /api/desk/leads/l1/notes", () => HttpResponse.json(stored, { status: 201 }));
    await user.type(note(), "{Control>}{Enter}{/Control}");
    await waitFor(() => expect(note()).toHaveValue(""));
    // Both have one id, because nobody knows whether the first was stored.
    expect(sent).toMatchObject([{ content: "Call on Monday" }]);
    expect(sent[0]).toHaveProperty("id");
    expect(failed).toEqual(sent);
  });

  it("is erased by an owner after a confirmation", async () => {
    const { user } = await openLeads("/leads/l1?form=intake");
    await opened("Adaeze Lindqvist");
    const erased = vi.fn<() => void>();
    answerCall("DELETE /api/desk/leads/l1", () => {
      erased();
      answerCall("GET /api/desk/leads", () => onlyPage([]));
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Erase the lead" }));
    const question = screen.getByRole("alertdialog", { name: "Erase the lead from Adaeze Lindqvist?" });
    expect(erased).not.toHaveBeenCalled();
    await user.click(within(question).getByRole("button", { name: "Erase" }));
    await waitFor(() => expect(location.pathname + location.search).toBe("/desk/leads?form=intake"));
    expect(erased).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Leads" })).toHaveFocus());
  });

  it("that somebody erases in the meantime is no longer shown, but a note in progress is", async () => {
    const { user } = await openLeads("/leads/l1");
    await opened("Adaeze Lindqvist");
    await user.type(screen.getByRole("textbox", { name: "Note" }), "Call again");
    answerCall("GET /api/desk/leads/:id", () => problemOf(404, "There is no lead with this id."));
    answerCall("PATCH /api/desk/leads/:id", () => problemOf(404, "There is no lead with this id."));
    await user.click(screen.getByRole("button", { name: "State: New" }));
    await user.click(screen.getByRole("menuitem", { name: "Won" }));
    expect(await screen.findByText("This lead can't be found")).toBeVisible();
    expect(screen.getByRole("region", { name: "What you wrote here" })).toHaveTextContent("Call again");
    expect(screen.queryByRole("region", { name: "Answers" })).toBeNull();
  });

  it("that does not exist says so; members can neither export nor erase", async () => {
    const { user } = await openLeads("/leads", sessionOf(tomas));
    answerCall("GET /api/desk/leads/:id", () => problemOf(404, "There is no lead with this id."));
    await user.click(await screen.findByRole("link", { name: /Jun Sato/ }));
    expect(await screen.findByText("This lead can't be found")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Export as CSV" })).toBeNull();
    answerCall("GET /api/desk/leads/:id", () => HttpResponse.json(whole(first)));
    await user.click(screen.getByRole("link", { name: /Adaeze Lindqvist/ }));
    await opened("Adaeze Lindqvist");
    expect(screen.queryByRole("button", { name: "Erase the lead" })).toBeNull();
  });
});
