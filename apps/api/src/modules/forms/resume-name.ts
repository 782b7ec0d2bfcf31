import type { ResumeType } from "./resume-type.ts";

// Controls, invisible and direction-changing characters, and what file systems and headers give a meaning.
const unsafe = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;
const longest = 100;

/** What a resume is called when it is fetched: the visitor's name for it, made harmless, ending in what it is. */
export function resumeName(given: string, type: ResumeType): string {
  const harmless = given.toWellFormed().replace(unsafe, " ").replace(/\s+/g, " ").trim();
  const ending = `.${type}`;
  const stem = harmless.toLowerCase().endsWith(ending) ? harmless.slice(0, -ending.length) : harmless;
  // Half of a character may be left where it is cut.
  const short = stem
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "")
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, "");
  return `${short || "resume"}${ending}`;
}
