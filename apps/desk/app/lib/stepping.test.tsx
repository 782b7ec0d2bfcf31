import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openInbox } from "../testing/inbox.ts";

const messages = async () => screen.findByRole("log", { name: "Messages and notes" });
const row = async () => screen.findByRole("link", { name: /Visitor aaa111/ });

it("a conversation takes the focus from a row that is gone once it is open", async () => {
  // As on a phone: without layout, jsdom has no element on the screen.
  const user = await openInbox();
  await user.click(await row());
  const log = await messages();
  await waitFor(() => expect(log).toHaveFocus());
});

it("a conversation leaves the focus on a row that stays beside it", async () => {
  const rect = new DOMRect(0, 0, 100, 20);
  vi.spyOn(HTMLAnchorElement.prototype, "getClientRects").mockReturnValue(Object.assign([rect], { item: () => rect }));
  const user = await openInbox();
  await user.click(await row());
  await messages();
  expect(await row()).toHaveFocus();
});
