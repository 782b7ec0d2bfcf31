import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { first } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, problemOf } from "../../testing/people.ts";

it("signs out from the command menu on any page, once, and asks first if a draft would be lost", async () => {
  const draft = `desk-text:ines-kallio:draft:message:${first.roomId}`;
  localStorage.setItem(draft, "Half of it");
  const user = await openInbox();
  const signOut = async () => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox", { name: "Go to, or do" }), "sign out{Enter}");
  };
  await signOut();
  expect(await screen.findByRole("alertdialog", { name: "Lose what you have not sent?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(localStorage.getItem(draft)).toBe("Half of it");
  localStorage.removeItem(draft);
  answerCall("DELETE /api/desk/session", () => {
    answerCall("GET /api/desk/session", () => problemOf(401, "Nobody is signed in."));
    return new HttpResponse(null, { status: 204 });
  });
  const { length } = history;
  await signOut();
  expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
  // No earlier history entry asks for it either.
  expect(history.length).toBe(length + 1);
  // A person who signs in again is here without having asked for it.
  expect(history.state).toMatchObject({ usr: null });
});
