import type { ResumeType } from "../../answers/resume-media-types.ts";
import { streamNames } from "./compound-file.ts";
import { zipNames } from "./zip-directory.ts";

/** By the file's bytes, whatever its name; undefined for others. Runs and inflates nothing; rejects macros. */
export function resumeType(file: Buffer): ResumeType | undefined {
  if (/^%PDF-\d\.\d/.test(file.toString("latin1", 0, 8))) return "pdf";
  if (streamNames(file)?.includes("WordDocument")) return "doc";
  return isWordPackage(zipNames(file) ?? []) ? "docx" : undefined;
}

// Office online numbers the main part: word/document2.xml.
function isWordPackage(names: readonly string[]): boolean {
  const whole = names.includes("[Content_Types].xml") && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  return whole && !names.some((name) => /vbaProject|vbaData/i.test(name));
}
