import { screen, waitFor, within } from "@testing-library/react";
import type { SavedReply } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { filledIn } from "../../lib/replies.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage } from "../../testing/people.ts";

const refund: SavedReply = { id: "r1", title: "Refund", content: "Your refund is on its way.", version: 4 };

it("lists the saved replies, and edits one with the version that was seen", async () => {
  fakeDesk();
  answerCall("GET /api/desk/replies", () => onlyPage([refund]));
  const user = await openDesk("/replies", "Saved replies");
  await user.click(await screen.findByRole("button", { name: "Edit Refund" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit the reply" }));
  await user.clear(dialog.getByLabelText("Title"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Enter a title")).toBeVisible();
  expect(dialog.getByLabelText("Title")).toHaveFocus();
  await user.keyboard("A refund");
  const changes: unknown[] = [];
  answerCall("PATCH /api/desk/replies/r1", async ({ request }) => {
    changes.push(await request.json());
    return HttpResponse.json({ ...refund, title: "A refund", version: 5 });
  });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changes).toEqual([{ version: 4, title: "A refund", content: refund.content }]);
});

it("moves the focus to the next row after a removal, and to the page after the last one", async () => {
  fakeDesk();
  const prices: SavedReply = { id: "r2", title: "Prices", content: "It costs nothing.", version: 1 };
  answerCall("GET /api/desk/replies", () => onlyPage([refund, prices]));
  answerCall("DELETE /api/desk/replies/:id", () => new HttpResponse(null, { status: 204 }));
  const user = await openDesk("/replies", "Saved replies");
  const remove = async (title: string) => user.click(await screen.findByRole("button", { name: `Remove ${title}` }));
  await screen.findByText("Prices");
  answerCall("GET /api/desk/replies", () => onlyPage([prices]));
  await remove("Refund");
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Prices" })).toHaveFocus());
  answerCall("GET /api/desk/replies", () => onlyPage([]));
  await remove("Prices");
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

it("says that a reply is too long, without truncating it", async () => {
  fakeDesk();
  answerCall("GET /api/desk/replies", () => onlyPage([refund]));
  const user = await openDesk("/replies", "Saved replies");
  await user.click(await screen.findByRole("button", { name: "Edit Refund" }));
  const long = "a".repeat(4_001);
  await user.clear(screen.getByLabelText("Reply"));
  await user.paste(long);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByLabelText("Reply")).toHaveValue(long);
  expect(screen.getByLabelText("Reply")).toHaveAccessibleDescription(/4,000/);
});

it("says that there are no saved replies, and saves the first one", async () => {
  fakeDesk();
  answerCall("GET /api/desk/replies", () => onlyPage([]));
  const user = await openDesk("/replies", "Saved replies");
  expect(await screen.findByText("No saved replies yet")).toBeVisible();
  answerCall("POST /api/desk/replies", async () => HttpResponse.json(refund, { status: 201 }));
  await user.click(screen.getByRole("button", { name: "New reply" }));
  await user.type(screen.getByLabelText("Title"), "Refund");
  await user.type(screen.getByLabelText("Reply"), "On its way");
  answerCall("GET /api/desk/replies", () => onlyPage([refund]));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "Refund" })).toBeVisible();
});

it("keeps unsaved edits however the dialog is closed, and saves them over the version that was seen", async () => {
  fakeDesk();
  const answer = (reply: SavedReply) => answerCall("GET /api/desk/replies", () => onlyPage([reply]));
  answer(refund);
  const user = await openDesk("/replies", "Saved replies");
  const edit = () => screen.findByRole("button", { name: "Edit Refund" });
  await user.click(await edit());
  await user.clear(screen.getByLabelText("Title"));
  await user.type(screen.getByLabelText("Reply"), " Soon.");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await edit());
  expect(screen.getByLabelText("Title")).toHaveValue("");
  expect(screen.getByLabelText("Reply")).toHaveValue("Your refund is on its way. Soon.");
  expect(screen.getByText(/^What you wrote before is still here/)).toBeVisible();
  const seen: unknown[] = [];
  answerCall("PATCH /api/desk/replies/r1", async ({ request }) => {
    seen.push(await request.json());
    return HttpResponse.json({ status: 409, title: "Conflict", detail: "Somebody has changed it." }, { status: 409 });
  });
  await user.type(screen.getByLabelText("Title"), "Soon");
  answer({ ...refund, title: "Refund", version: 5 });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(seen).toMatchObject([{ version: 4, title: "Soon" }]);
  await user.click(screen.getByRole("button", { name: "Discard it" }));
  expect(screen.getByLabelText("Title")).toHaveValue("Refund");
  await user.keyboard("{Escape}");
  await user.click(await edit());
  expect(screen.queryByText(/^What you wrote before/)).toBeNull();
});

it("keeps no draft of a reply that is stored after the dialog was closed", async () => {
  fakeDesk();
  answerCall("GET /api/desk/replies", () => onlyPage([]));
  const user = await openDesk("/replies", "Saved replies");
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = Promise.withResolvers<void>();
  answerCall("POST /api/desk/replies", async () => {
    sent.resolve();
    return promise;
  });
  const write = async () => user.click(screen.getByRole("button", { name: "New reply" }));
  await write();
  await user.type(screen.getByLabelText("Title"), "Refund");
  await user.type(screen.getByLabelText("Reply"), "On its way");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await sent.promise;
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  resolve(HttpResponse.json(refund, { status: 201 }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await write();
  expect(screen.queryByText(/^What you wrote before/)).toBeNull();
  expect(screen.getByLabelText("Title")).toHaveValue("");
});

it("fills in the placeholders it knows, and leaves other braces alone", () => {
  expect(filledIn("{me} of {contact}: {hours} {x} {}", ines, "support")).toBe(
    "Ines of Customer Support: Monday to Friday, 9:00 AM to 6:00 PM EST {x} {}",
  );
});
