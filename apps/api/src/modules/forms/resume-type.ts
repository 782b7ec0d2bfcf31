import { streamNames } from "./compound-file.ts";
import { zipNames } from "./zip-directory.ts";

/** What a resume may be, by its usual extension. */
export const resumeMediaTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeType = keyof typeof resumeMediaTypes;

/**
 * What kind of document the bytes are, whatever their name says; undefined for all others. Nothing is run or inflated:
 * a PDF is known by its first bytes, a Word document by the parts that its container lists, without any macro.
 */
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
