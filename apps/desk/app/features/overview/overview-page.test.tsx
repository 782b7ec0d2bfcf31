import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { openDesk } from "../../testing/open-desk.tsx";
import { overview, unanswered } from "../../testing/overview.ts";
import { answerCall, fakeDesk, problemOf } from "../../testing/people.ts";

const part = async (name: string) => within(await screen.findByRole("region", { name }));

function fakeOverview(answer = overview()) {
  const server = fakeDesk();
  answerCall("GET /api/desk/overview", () => HttpResponse.json(answer));
  answerCall("GET /api/desk/unanswered", () => HttpResponse.json(unanswered));
  return server;
}

it("shows what is waiting and since when, and links to it", async () => {
  fakeOverview();
  await openDesk("/overview", "Overview");
  const work = await part("The day's work");
  expect(work.getByText("12 of 14 answered")).toBeVisible();
  const first = work.getByRole("link", { name: /Visitor 3f2a77.*Sales.*2 h/ });
  expect(first).toHaveAttribute("href", "/desk/inbox#3f2a77_sales");
  expect(work.getByText("2 of 9 begun")).toBeVisible();
  expect(work.getByRole("link", { name: /Adaeze Lindqvist.*Audit.*26 min/ })).toHaveAttribute(
    "href",
    "/desk/leads/TF-1",
  );
  expect(work.getByRole("link", { name: "All new leads (7)" })).toHaveAttribute("href", "/desk/leads?state=new");
});

it("says that it may be out of date when a refresh fails", async () => {
  const { tell } = fakeOverview();
  await openDesk("/overview", "Overview");
  await part("The day's work");
  answerCall("GET /api/desk/overview", () => problemOf(503, "Too much to do."));
  tell({ type: "desk_changed", what: "leads" });
  expect(await screen.findByText(/this may be out of date/)).toBeVisible();
  expect(screen.getByRole("region", { name: "The day's work" })).toBeVisible();
});

it("has a table behind each chart, and shows failed deliveries", async () => {
  fakeOverview();
  await openDesk("/overview", "Overview");
  const leads = await part("Leads by day");
  const intake = leads.getByRole("table", { name: "Intake leads by day" });
  expect(within(intake).getAllByRole("row")).toHaveLength(30);
  expect(within(intake).getByRole("row", { name: "Nov 24 1" })).toBeInTheDocument();
  const answers = await part("Answers");
  expect(answers.getByText("4 min")).toBeVisible();
  const medians = answers.getByRole("table", { name: /^Median of the first answer/ });
  expect(within(medians).getByRole("row", { name: "Nov 24 1 h 20 min" })).toBeInTheDocument();
  expect(within(medians).getByRole("row", { name: "Oct 26 none" })).toBeInTheDocument();
  expect(answers.getByText("82 %")).toBeVisible();
  expect(answers.getByRole("row", { name: "/services 4 6" })).toBeVisible();
  const sent = within(screen.getByRole("table", { name: "Deliveries" }));
  expect(sent.getByRole("row", { name: /a receipt Tried again 3 2 1/ })).toBeVisible();
  expect(sent.getByRole("row", { name: /webhook Not set up 12 0 0/ })).toBeVisible();
});

it("counts the questions the assistant could not answer, and quotes those that visitors shared", async () => {
  fakeOverview();
  const user = await openDesk("/overview", "Overview");
  const questions = await part("Questions that the assistant could not answer");
  expect(await questions.findByText(/^18 in these 30 days/)).toBeVisible();
  expect(questions.getByText("something else").parentElement).toHaveTextContent("7");
  await user.click(questions.getByText("where its offices are"));
  expect(questions.getByText("Do you have an office in Lyon?")).toBeVisible();
});

it("of a quiet desk says so in each section", async () => {
  const none = { recent: 0, waiting: 0, longest: [] };
  const byForm = { intake: [0], audit: [0], waitlist: [0], applications: [0] };
  fakeOverview(
    overview({
      days: ["2026-11-24"],
      conversations: none,
      leads: { ...none, byForm },
      firstAnswer: { median: null, answered: 0, unanswered: 0, byDay: [null] },
      ratings: { up: 0, down: 0, pages: [] },
      deliveries: [],
    }),
  );
  answerCall("GET /api/desk/unanswered", () => HttpResponse.json({ since: "2026-11-24", total: 0, topics: [] }));
  await openDesk("/overview", "Overview");
  for (const text of ["Nobody is waiting.", "No new ones.", "Nobody has rated an answer", "None in these 30 days."]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText(/^Nothing is set up to be sent/)).toBeVisible();
});

it("that failed to load can be loaded again", async () => {
  fakeOverview();
  answerCall("GET /api/desk/overview", () => problemOf(503, "Too much to do. Try again in a moment."));
  const user = await openDesk("/overview", "Overview");
  expect(await screen.findByRole("alert")).toHaveTextContent("Too much to do. Try again in a moment.");
  answerCall("GET /api/desk/overview", () => HttpResponse.json(overview()));
  answerCall("GET /api/desk/unanswered", () => problemOf(503, "Later."));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("12 of 14 answered")).toBeVisible();
  expect(await screen.findByRole("alert")).toHaveTextContent("These questions could not be loaded");
});

it("updates on changes announced over the socket", async () => {
  const { tell } = fakeOverview();
  await openDesk("/overview", "Overview");
  await screen.findByText("2 of 9 begun");
  const { leads } = overview();
  answerCall("GET /api/desk/overview", () => HttpResponse.json(overview({ leads: { ...leads, waiting: 6 } })));
  tell({ type: "desk_changed", what: "leads" });
  await waitFor(() => expect(screen.getByText("3 of 9 begun")).toBeVisible());
});
