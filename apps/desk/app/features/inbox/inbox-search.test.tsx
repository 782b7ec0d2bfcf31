import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { conversation } from "../../testing/conversations.ts";
import { fakeTime } from "../../testing/fake-time.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, onlyPage } from "../../testing/people.ts";

const field = { name: "Search messages and notes" };

it("keeps the field focused during a search, and does not search again for a trailing space", async () => {
  fakeTime();
  const user = await openInbox();
  answerCall("GET /api/desk/conversations", () => onlyPage([]));
  await user.type(await screen.findByRole("searchbox", field), "invoice");
  await screen.findByText("Nothing contains “invoice”");
  expect(screen.getByRole("searchbox", field)).toHaveFocus();
  const replaced = vi.spyOn(history, "replaceState");
  await user.keyboard(" ");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(replaced).not.toHaveBeenCalled();
  await user.keyboard("late");
  expect(await screen.findByText("Nothing contains “invoice late”")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Closed 1" }));
  expect(screen.getByRole("searchbox", field)).toHaveValue("");
});

it("shows the words that were found in place of the last message", async () => {
  const found = "…we got an invoice twice";
  const user = await openInbox();
  await screen.findByRole("link", { name: /Visitor aaa111/ });
  answerCall("GET /api/desk/conversations", () => onlyPage([conversation("ccc333", "Never mind", { found })]));
  await user.keyboard("/invoice");
  const row = await screen.findByRole("link", { name: /Visitor ccc333/ });
  expect(row).toHaveTextContent(found);
  expect(row).not.toHaveTextContent("Never mind");
});

it("takes as much of a query from the URL as its field allows", async () => {
  await openInbox(`/inbox?q=${"a".repeat(201)}`);
  const box = await screen.findByRole("searchbox", field);
  expect(box).toHaveValue("a".repeat(200));
});

it("drops invisible characters from a pasted query or one in the URL", async () => {
  const user = await openInbox("/inbox?q=late%02fee");
  const box = await screen.findByRole("searchbox", field);
  expect(box).toHaveValue("late fee");
  await user.clear(box);
  await user.paste("unpaid\u0096invoice");
  expect(box).toHaveValue("unpaid invoice");
});
