import { expect, it } from "vitest";
import { foldRelated, withoutCitedPointers } from "./cited-text.ts";

const sources = [
  { title: "AI Automation", path: "/ai-automation#packages" },
  { title: "Contact", path: "/contact" },
];

it("leaves out pointers to the pages that are cited, and no others", () => {
  const text =
    "From $2,500. More: /ai-automation#packages\n\nOpen at nine. More: /contact#hours\nStart: /intake-form.html More: /about";
  expect(withoutCitedPointers(text, sources)).toBe(
    "From $2,500.\n\nOpen at nine.\nStart: /intake-form.html More: /about",
  );
  expect(withoutCitedPointers(text, [])).toBe(text);
});

it("tells apart what was asked and what is related", () => {
  const text = "I am not sure.\n\nFrom $2,500.\n\nRelated: Open at nine.\n\nRelated: Remote.\n\nAsk a person.";
  expect(foldRelated(text)).toEqual({
    told: "I am not sure.\n\nFrom $2,500.\n\nAsk a person.",
    related: ["Open at nine.", "Remote."],
  });
  expect(foldRelated("Related work: none.\n\nSee related: work.")).toEqual({
    told: "Related work: none.\n\nSee related: work.",
    related: [],
  });
});
