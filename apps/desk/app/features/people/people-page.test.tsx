import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, person, problemOf, sessionOf } from "../../testing/people.ts";

const tomas = person("Tomas Verhale", { version: 4 });
const people = [ines, tomas, person("Adaeze Lindqvist", { joinedAt: null }), person("Jun Sato", { disabled: true })];
const rowOf = async (name: RegExp) => screen.findByRole("row", { name });

describe("the people", () => {
  it("are told with their role and state; members can't change them, and see no log", async () => {
    fakeDesk({ session: sessionOf(tomas), people });
    await openDesk("/people", "People");
    expect(await rowOf(/Tomas Verhale ?\(you\).*Member/)).toBeVisible();
    expect(await rowOf(/Adaeze Lindqvist.*Invited, not here yet/)).toBeVisible();
    expect(await rowOf(/Jun Sato.*Disabled/)).toBeVisible();
    expect(within(screen.getByRole("main")).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link", { name: "Log" })).toBeNull();
  });

  it("are invited by an owner with a link that can be copied", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    await user.click(screen.getByRole("button", { name: "Invite somebody" }));
    const dialog = screen.getByRole("dialog", { name: "Invite somebody" });
    await user.click(within(dialog).getByRole("button", { name: "Make the link" }));
    expect(within(dialog).getByLabelText("Name")).toHaveFocus();
    expect(within(dialog).getByText("Enter a name")).toBeVisible();

    answerCall("POST /api/desk/invitations", async ({ request }) => {
      const { name, role } = (await request.json()) as { name: string; role: "owner" };
      return HttpResponse.json({ person: person(name, { role }), secret: "s3cret", expiresAt: 1 }, { status: 201 });
    });
    await user.type(within(dialog).getByLabelText("Name"), "Mila Roth");
    await user.click(within(dialog).getByRole("radio", { name: /^Owner/ }));
    await user.click(within(dialog).getByRole("button", { name: "Make the link" }));
    expect(await screen.findByLabelText("Link for Mila Roth")).toHaveValue(`${location.origin}/desk/#link=s3cret`);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/desk/#link=s3cret`);
  });

  it("are disabled after a question, with the version that was seen", async () => {
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

  it("stay as they are where another was quicker, and that is said", async () => {
    fakeDesk({ people });
    const user = await openDesk("/people", "People");
    answerCall("PATCH /api/desk/people/tomas-verhale", () =>
      problemOf(409, "Somebody changed this person meanwhile. Look again."),
    );
    await user.click(await screen.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await user.click(screen.getByRole("menuitem", { name: "Make owner" }));
    expect(await screen.findByText("Somebody changed this person meanwhile. Look again.")).toBeVisible();
  });

  it("have their open sign-ins told, and ended", async () => {
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

  it("that could not be loaded are asked for again", async () => {
    fakeDesk();
    answerCall("GET /api/desk/people", () => problemOf(503, "Too much to do. Try again in a moment."));
    const user = await openDesk("/people", "People");
    expect(await screen.findByRole("alert")).toHaveTextContent("Too much to do. Try again in a moment.");
    answerCall("GET /api/desk/people", () => onlyPage(people));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rowOf(/Tomas Verhale/)).toBeVisible();
  });
});
