import { describe, expect, it } from "vitest";
import { addReport, emptyTotals } from "./reports.mjs";

const report = {
  testResults: [
    {
      name: "/home/me/a b/thirtyfold/apps/api/src/forms.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { ancestorTitles: ["", "forms"], title: "stores a lead", status: "passed", failureMessages: [] },
        {
          ancestorTitles: ["", "forms"],
          title: "refuses an empty name",
          status: "failed",
          failureMessages: ["AssertionError: expected 201 to be 400\n    at forms.test.ts:12:3"],
        },
        {
          ancestorTitles: ["", "on PostgreSQL: no server", "forms"],
          title: "a",
          status: "skipped",
          failureMessages: [],
        },
        { ancestorTitles: ["", "on PostgreSQL: no server"], title: "b", status: "pending", failureMessages: [] },
        { ancestorTitles: [], title: "c", status: "todo", failureMessages: [] },
      ],
    },
    { name: "/elsewhere/broken.test.ts", status: "failed", message: "Cannot find module\nstack", assertionResults: [] },
  ],
};

describe("a report", () => {
  it("is counted test by test, with the names of failed tests and the groups of skipped ones", () => {
    const totals = emptyTotals();
    addReport(totals, report, "apps/api");
    expect(totals).toEqual({
      passed: 1,
      skipped: 3,
      failures: [
        "apps/api/src/forms.test.ts > forms > refuses an empty name\n    AssertionError: expected 201 to be 400",
        "/elsewhere/broken.test.ts: Cannot find module",
      ],
      skips: new Map([
        ["apps/api/src/forms.test.ts > on PostgreSQL: no server", 2],
        ["apps/api/src/forms.test.ts > c", 1],
      ]),
    });
  });

  it.each([null, [], "text", { testResults: [null, { assertionResults: [7] }] }])(
    "of an unknown shape (%j) does not count as a pass",
    (odd) => {
      const totals = emptyTotals();
      addReport(totals, odd, "apps/api");
      expect(totals.passed).toBe(0);
    },
  );
});
