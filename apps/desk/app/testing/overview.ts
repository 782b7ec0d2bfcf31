import type { DeskOverview, UnansweredReport } from "@thirtyfold/api-contract/desk";

const minute = 60_000;
const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 26) + at * 24 * 60 * minute).toISOString().slice(0, 10),
);
const byDay = (...last: number[]) => [...days.slice(last.length).map(() => 0), ...last];

/** An overview of a desk with some work. */
export const overview = (more: Partial<DeskOverview> = {}): DeskOverview => ({
  days,
  conversations: {
    recent: 14,
    waiting: 2,
    longest: [
      { roomId: "3f2a77_sales", visitorId: "3f2a77", contact: "sales", waitingSince: Date.now() - 130 * minute },
      { roomId: "91bb02_support", visitorId: "91bb02", contact: "support", waitingSince: Date.now() - 4 * minute },
    ],
  },
  leads: {
    recent: 9,
    waiting: 7,
    longest: [{ id: "TF-1", form: "audit", name: "Adaeze Lindqvist", createdAt: Date.now() - 26 * minute }],
    byForm: {
      intake: byDay(2, 0, 4, 3, 1),
      audit: byDay(1, 2),
      waitlist: byDay(),
      applications: byDay(3),
    },
  },
  firstAnswer: { median: 4 * minute, answered: 41, unanswered: 3, byDay: byDay(3 * minute, 80 * minute) },
  ratings: { up: 41, down: 9, pages: [{ page: "/services", up: 4, down: 6 }] },
  deliveries: [
    { kind: "lead-mail", on: true, waiting: 0, failing: 0, givenUp: 0, oldestAt: null },
    { kind: "receipt-mail", on: true, waiting: 3, failing: 2, givenUp: 1, oldestAt: Date.now() - 50 * minute },
    { kind: "webhook", on: false, waiting: 12, failing: 0, givenUp: 0, oldestAt: Date.now() - 90 * minute },
  ],
  ...more,
});

/** Questions the assistant could not answer, with the words of one visitor. */
export const unanswered: UnansweredReport = {
  since: days[0] ?? "",
  total: 18,
  topics: [
    {
      topic: "untold-offices",
      name: "where its offices are",
      count: 11,
      questions: [{ id: "q1", at: Date.now() - 30 * minute, question: "Do you have an office in Lyon?" }],
    },
    { topic: "other", name: "something else", count: 7, questions: [] },
  ],
};
