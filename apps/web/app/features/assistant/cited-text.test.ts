import { expect, it } from "vitest";
import { withoutCitedPointers } from "./cited-text.ts";

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
