import { expect, it } from "vitest";
import { foldRelated, sourcesOfTold, withoutCitedPointers } from "./cited-text.ts";

const sources = [
  { title: "AI Automation", path: "/ai-automation#packages" },
  { title: "Contact", path: "/contact" },
];

it("removes pointers to cited pages, and no others", () => {
  const text =
    "From $2,500. More: /ai-automation#packages\n\nOpen at nine. More: /contact#hours\nStart: /intake-form.html More: /about";
  expect(withoutCitedPointers(text, sources)).toBe(
    "From $2,500.\n\nOpen at nine.\nStart: /intake-form.html More: /about",
  );
  expect(withoutCitedPointers(text, [])).toBe(text);
});

it("separates the answer from what is related", () => {
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

it("lists a related paragraph once when the model repeats it", () => {
  expect(foldRelated("From $2,500.\n\nRelated: Remote.\n\nRelated: Remote.").related).toEqual(["Remote."]);
});

it("lists the pages the answer points to, and those that no paragraph points to", () => {
  const asked = "From $2,500. More: /ai-automation#packages";
  expect(sourcesOfTold(`${asked}\n\nRelated: Open at nine. More: /contact#hours`, sources)).toEqual(
    sources.slice(0, 1),
  );
  expect(sourcesOfTold(`${asked}\n\nRelated: Open at nine.`, sources)).toEqual(sources);
  expect(sourcesOfTold("Write to /contact.\n\nRelated: By mail. More: /contact", sources)).toEqual(sources);
});

it("recognizes a page by any of its anchors, and reads every related paragraph", () => {
  const [packages, contact] = sources;
  const prices = "Related: From $2,500. More: /ai-automation#prices";
  expect(sourcesOfTold(`Ask us.\n\nRelated: Remote.\n\n${prices}`, sources)).toEqual([contact]);
  expect(sourcesOfTold(`See /ai-automation#faq.\n\n${prices}`, sources)).toEqual([packages, contact]);
});
