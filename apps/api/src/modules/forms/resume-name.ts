import type { ResumeType } from "../../answers/resume-media-types.ts";

// Control, invisible and bidirectional characters, those that file systems and headers reserve, and the escapes that
// browsers send for a quote or a line break in a name (WHATWG HTML, 4.10.21.8).
const unsafe = /(?:[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]|%22|%0A|%0D)+/gu;
const longest = 100;

/** The visitor's file name made safe, with the extension of the file's real type. */
export function resumeName(given: string, type: ResumeType): string {
  const harmless = given.toWellFormed().replace(unsafe, " ").replace(/\s+/g, " ").trim();
  const ending = `.${type}`;
  const stem = harmless.toLowerCase().endsWith(ending) ? harmless.slice(0, -ending.length) : harmless;
  // Cutting may leave half a surrogate pair.
  const short = stem
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "")
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, "");
  return `${short || "resume"}${ending}`;
}
