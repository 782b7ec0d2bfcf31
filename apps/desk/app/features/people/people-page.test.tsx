import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, person, problemOf, sessionOf } from "../../testing/people.ts";

const tomas = person("Tomas Verhale", { version: 4 });
const people = [ines, tomas, person("Adaeze Lindqvist", { joinedAt: null }), person("Jun Sato", { disabled: true })];
const rowOf = async (name: RegExp) => screen.findByRole("row", { name });

describe("the people", () => {
  it("are shown with their role and state; members can't change them, and see no log", async () => {
    fakeDesk({ session: sessionOf(tomas), people });
    await openDesk("/people", "People");
    expect(await rowOf(/Tomas Verhale ?\(you\).*Member/)).toBeVisible();
    expect(await rowOf(/Adaeze Lindqvist.*Invited, not joined yet/)).toBeVisible();
    expect(await rowOf(/Jun Sato.*Disabled/)).toBeVisible();
    expect(within(screen.getByRole("main")).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link", { name: "Log" })).toBeNull();
  });

  it("are invited by an owner with a link to copy", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    await user.click(screen.getByRole("button", { name: "Invite somebody" }));
    const dialog = screen.getByRole("dialog", { name: "Invite somebody" });
    await user.type(within(dialog).getByLabelText("Name"), "\u200b\u3164");
    await user.click(within(dialog).getByRole("button", { name: "Make the link" }));
    expect(within(dialog).getByLabelText("Name")).toHaveFocus();
    expect(within(dialog).getByText("Enter a name")).toBeVisible();

    answerCall("POST /api/desk/invitations", async ({ request }) => {
      const { name, role } = (await request.json()) as { name: string; role: "owner" };
      return HttpResponse.json({ person: person(name, { role }), secret: "s3cret", expiresAt: 1 }, { status: 201 });
    });
    await user.clear(within(dialog).getByLabelText("Name"));
    await user.type(within(dialog).getByLabelText("Name"), "Mila Roth");
    await user.click(within(dialog).getByRole("radio", { name: /^Owner/ }));
    await user.click(within(dialog).getByRole("button", { name: "Make the link" }));
    const link = await screen.findByLabelText("Link for Mila Roth");
    expect(link).toHaveValue(`${location.origin}/desk/#link=s3cret`);
    expect(link).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/desk/#link=s3cret`);
  });

  it("are invited once when the form is submitted twice", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    await user.click(screen.getByRole("button", { name: "Invite somebody" }));
    const names: string[] = [];
    answerCall("POST /api/desk/invitations", async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      names.push(name);
      return HttpResponse.json({ person: person(name), secret: "s3cret", expiresAt: 1 }, { status: 201 });
    });
    const field = screen.getByLabelText("Name");
    await user.type(field, "Mila Roth");
    const form = field.closest("form") ?? field;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByLabelText("Link for Mila Roth");
    expect(names).toEqual(["Mila Roth"]);
  });

  it("appear with their open sign-ins as they join", async () => {
    const { tell, frames } = fakeDesk({ people: [ines, people[2] ?? ines] });
    await openDesk("/people", "People");
    expect(await rowOf(/Adaeze Lindqvist.*Invited, not joined yet/)).toBeVisible();
    await waitFor(() => expect(frames).toContainEqual({ type: "watch_desk" }));
    const [{ session: open }, come] = [sessionOf(tomas), person("Adaeze Lindqvist")];
    answerCall("GET /api/desk/people", () => onlyPage([ines, come]));
    answerCall("GET /api/desk/sessions", () => onlyPage([{ ...open, personId: come.id }]));
    tell({ type: "desk_changed", what: "people" });
    expect(await rowOf(/Adaeze Lindqvist.*Member.*1/)).toBeVisible();
    expect(screen.queryByText(/Invited, not joined yet/)).toBeNull();
  });

  it("are disabled after a confirmation, with the version that was seen", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    await user.click(await screen.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await user.click(screen.getByRole("menuitem", { name: "Disable" }));
    const question = screen.getByRole("alertdialog", { name: "Disable Tomas Verhale?" });
    const sent: unknown[] = [];
    answerCall("PATCH /api/desk/people/tomas-verhale", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...tomas, disabled: true, version: 5 });
    });
    await user.click(within(question).getByRole("button", { name: "Disable" }));
    expect(await screen.findByText("Tomas Verhale is disabled")).toBeVisible();
    expect(sent).toEqual([{ version: 4, disabled: true }]);
  });

  it("get their previous role back, or are disabled again, on Undo", async () => {
    const changes: { version: number; role?: "member" | "owner"; disabled?: boolean }[] = [];
    fakeDesk({ people });
    answerCall("PATCH /api/desk/people/:id", async ({ request, params }) => {
      const change = (await request.json()) as (typeof changes)[number];
      changes.push(change);
      const before = people.find(({ id }) => id === params["id"]);
      return HttpResponse.json({ ...before, ...change, version: change.version + 1 });
    });
    const user = await openDesk("/people", "People");
    const undone = async (name: string, item: string, told: string) => {
      changes.length = 0;
      await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
      await user.click(screen.getByRole("menuitem", { name: item }));
      expect(await screen.findByText(told)).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Undo" }));
      await waitFor(() => expect(changes).toHaveLength(2));
      return changes;
    };
    expect(await undone("Tomas Verhale", "Make owner", "Tomas Verhale is an owner")).toEqual([
      { version: 4, role: "owner" },
      { version: 5, role: "member" },
    ]);
    expect(await undone("Jun Sato", "Enable", "Jun Sato is a member")).toEqual([
      { version: 1, disabled: false },
      { version: 2, disabled: true },
    ]);
  });

  it("give up their own owner role after a confirmation, as only another owner can give it back", async () => {
    fakeDesk({ people });
    const sent: unknown[] = [];
    answerCall("PATCH /api/desk/people/ines-kallio", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...ines, role: "member", version: 2 });
    });
    const user = await openDesk("/people", "People");
    await user.click(await screen.findByRole("button", { name: "Actions for Ines Kallio" }));
    await user.click(screen.getByRole("menuitem", { name: "Make member" }));
    expect(sent).toEqual([]);
    const question = screen.getByRole("alertdialog", { name: "Stop being an owner?" });
    await user.click(within(question).getByRole("button", { name: "Make me a member" }));
    expect(await screen.findByText("Ines Kallio is a member")).toBeVisible();
    expect(sent).toEqual([{ version: 1, role: "member" }]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("stay as they are when somebody else changed them first, and say so", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    answerCall("PATCH /api/desk/people/tomas-verhale", () =>
      problemOf(409, "Somebody changed this person meanwhile. Look again."),
    );
    await user.click(await screen.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await user.click(screen.getByRole("menuitem", { name: "Make owner" }));
    expect(await screen.findByText("Somebody changed this person meanwhile. Look again.")).toBeVisible();
  });

  it("have their open sign-ins listed and ended", async () => {
    fakeDesk({ people });
    const at = Date.now();
    const open = [{ id: "a", personId: tomas.id, way: "passkey", createdAt: at, seenAt: at }];
    answerCall("GET /api/desk/sessions", () => onlyPage(open));
    const user = await openDesk("/people", "People");
    await user.click(await screen.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await user.click(screen.getByRole("menuitem", { name: "Open sign-ins" }));
    const dialog = screen.getByRole("dialog", { name: "Open sign-ins of Tomas Verhale" });
    expect(await within(dialog).findByText("Passkey")).toBeVisible();
    answerCall("DELETE /api/desk/people/tomas-verhale/sessions", () => {
      answerCall("GET /api/desk/sessions", () => onlyPage([]));
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
    expect(await within(dialog).findByText("Tomas Verhale is signed in nowhere.")).toBeVisible();
  });

  it("that failed to load can be loaded again", async () => {
    fakeDesk();
    answerCall("GET /api/desk/people", () => problemOf(503, "Too much to do. Try again in a moment."));
    const user = await openDesk("/people", "People");
    expect(await screen.findByRole("alert")).toHaveTextContent("Too much to do. Try again in a moment.");
    answerCall("GET /api/desk/people", () => onlyPage(people));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rowOf(/Tomas Verhale/)).toBeVisible();
  });
});
