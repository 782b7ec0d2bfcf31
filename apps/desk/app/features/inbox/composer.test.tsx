import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { first } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, onlyPage } from "../../testing/people.ts";

const message = async () => screen.findByRole("textbox", { name: "Message" });

it("inserts a saved reply in the middle of a message, with the caret after it", async () => {
  const user = await openInbox(`/inbox#${first.roomId}`);
  answerCall("GET /api/desk/replies", () => onlyPage([{ id: "r1", title: "Prices", content: "nothing", version: 1 }]));
  await user.type(await message(), "It costs .");
  await user.type(await message(), "{ArrowLeft}");
  await user.click(screen.getByRole("button", { name: "Saved replies" }));
  await user.click(await screen.findByRole("option", { name: /Prices/ }));
  await waitFor(async () => expect(await message()).toHaveFocus());
  await user.keyboard(" more");
  expect(await message()).toHaveValue("It costs nothing more.");
  await user.clear(await message());
});
