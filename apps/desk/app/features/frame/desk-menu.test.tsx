import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { conversation } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { answerCall, onlyPage } from "../../testing/people.ts";

it("drops conversations found for the previous query as soon as another key is typed", async () => {
  const user = await openInbox();
  await user.keyboard("{Control>}k{/Control}");
  answerCall("GET /api/desk/conversations", ({ request }) =>
    onlyPage(
      new URL(request.url).searchParams.get("q") === "invoice" ? [conversation("fff000", "About an invoice")] : [],
    ),
  );
  const field = screen.getByRole("combobox", { name: "Go to, or do" });
  await user.type(field, "invoice");
  await screen.findByRole("option", { name: /Visitor fff000/ });
  await user.type(field, "s from Oslo{Enter}");
  expect(field).toBeVisible();
  expect(field).not.toHaveAttribute("aria-activedescendant");
});
