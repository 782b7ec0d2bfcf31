import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { at, first, openLeads, second, whole } from "../../testing/leads.ts";
import { answerCall, ines } from "../../testing/people.ts";

const opened = async (name: string) => screen.findByRole("heading", { level: 2, name });

async function open(user: UserEvent, name: string) {
  await user.click(screen.getByRole("link", { name: new RegExp(name) }));
  await opened(name);
}

/** Adds the note "Called back", and returns from another lead before the response arrives. */
async function noteAndComeBack(user: UserEvent, bodies: readonly unknown[]) {
  await user.type(note(), "Called back");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await open(user, "Jun Sato");
  await open(user, "Adaeze Lindqvist");
}

const stored = { id: "n1", at, personId: ines.id, personName: ines.name, content: "Called back" };
const note = () => screen.getByRole("textbox", { name: "Note" });

/** Records the bodies of a call, which is answered once `answer` is called. */
function held(name: string, answerWith: () => Response) {
  const bodies: unknown[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerCall(name, async ({ request }) => {
    bodies.push(await request.json().catch(() => undefined));
    await promise;
    return answerWith();
  });
  return { bodies, answer };
}

it("a note is stored once and is no longer a draft, even if the lead is left before it is stored", async () => {
  const { user } = await openLeads("/leads/l1");
  await opened("Adaeze Lindqvist");
  const { bodies, answer } = held("POST /api/desk/leads/l1/notes", () => HttpResponse.json(stored, { status: 201 }));
  await noteAndComeBack(user, bodies);
  await user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual(bodies[0]);
  await open(user, "Jun Sato");
  answer();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await open(user, "Adaeze Lindqvist");
  expect(note()).toHaveValue("");
});

it("text typed after a note was sent stays a draft", async () => {
  const { user } = await openLeads("/leads/l1");
  await opened("Adaeze Lindqvist");
  const { bodies, answer } = held("POST /api/desk/leads/l1/notes", () => {
    answerCall("GET /api/desk/leads/l1", () => HttpResponse.json(whole(first, { notes: [stored] })));
    return HttpResponse.json(stored, { status: 201 });
  });
  await noteAndComeBack(user, bodies);
  await user.type(note(), ", no answer");
  answer();
  expect(await screen.findByText("Ines Kallio noted")).toBeVisible();
  expect(note()).toHaveValue("Called back, no answer");
});

it("a bulk change leaves the focus in the note being typed, and keeps leads selected since then selected", async () => {
  const { user } = await openLeads("/leads/l1");
  await opened("Adaeze Lindqvist");
  const { bodies, answer } = held("PATCH /api/desk/leads", () =>
    HttpResponse.json({ data: [{ ...second, state: "won", version: 4 }], conflicts: [] }),
  );
  await user.click(screen.getByRole("checkbox", { name: "Select Jun Sato" }));
  const bar = within(screen.getByRole("group", { name: "Selected leads" }));
  await user.click(bar.getByRole("button", { name: "Set state" }));
  await user.click(await screen.findByRole("menuitem", { name: "Won" }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await user.click(screen.getByRole("checkbox", { name: "Select Adaeze Lindqvist" }));
  await user.click(note());
  answer();
  expect(await screen.findByText("1 lead changed")).toBeVisible();
  expect(note()).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: "Select Jun Sato" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: `Select ${first.name}` })).toBeChecked();
});

it("erasing a lead can't be cancelled once sent, and leaves a lead opened in the meantime open", async () => {
  const { user, asked } = await openLeads();
  await user.click(await screen.findByRole("link", { name: /Adaeze Lindqvist/ }));
  await opened("Adaeze Lindqvist");
  const { bodies, answer } = held("DELETE /api/desk/leads/l1", () => new HttpResponse(null, { status: 204 }));
  await user.click(screen.getByRole("button", { name: "Erase the lead" }));
  const question = within(screen.getByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Erase" }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await user.click(question.getByRole("button", { name: "Keep it" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(await screen.findByRole("link", { name: /Jun Sato/ }));
  await opened("Jun Sato");
  asked.length = 0;
  answer();
  await waitFor(() => expect(asked).not.toHaveLength(0));
  expect(location.pathname).toBe("/desk/leads/l2");
});
