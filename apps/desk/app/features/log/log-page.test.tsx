import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, person, problemOf } from "../../testing/people.ts";

const tomas = person("Tomas Verhale");
const action = (id: string, what: string, subject: string | null = null) => ({
  id,
  at: Date.now(),
  personId: ines.id,
  personName: ines.name,
  action: what,
  subject,
});

it("shows who did what to whom, page by page to the end", async () => {
  fakeDesk({ people: [ines, tomas] });
  answerCall("GET /api/desk/log", ({ request }) =>
    new URL(request.url).searchParams.get("cursor") === "next"
      ? HttpResponse.json({ data: [action("3", "signed-in", "token")], nextCursor: null })
      : HttpResponse.json({
          data: [action("1", "invited", tomas.id), action("2", "something-new", "x1")],
          nextCursor: "next",
        }),
  );
  const user = await openDesk("/log", "Log");
  expect(await screen.findByRole("row", { name: /Ines Kallio invited Tomas Verhale/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /Ines Kallio something new: x1/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show earlier" }));
  const earlier = await screen.findByRole("row", { name: /signed in with the administrator's token/ });
  expect(earlier).toBeVisible();
  expect(earlier).toHaveFocus();
  expect(screen.getByText("That is all there is.")).toBeVisible();
});

it("that is empty says so, and one that is refused shows the server's message", async () => {
  fakeDesk();
  answerCall("GET /api/desk/log", () => problemOf(403, "Only owners of the desk may do this."));
  const user = await openDesk("/log", "Log");
  expect(await screen.findByRole("alert")).toHaveTextContent("Only owners of the desk may do this.");
  answerCall("GET /api/desk/log", () => HttpResponse.json({ data: [], nextCursor: null }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing has happened yet.")).toBeVisible();
});
