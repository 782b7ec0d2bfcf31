import type { z } from "zod";

const types: Readonly<Record<string, string>> = {
  string: "Send text",
  int: "Send a whole number",
  boolean: "Send true or false",
  array: "Send a list",
  object: "Send an object",
  record: "Send an object",
  date: "Send a time",
  file: "Send a file",
};

const formats: Readonly<Record<string, string>> = {
  email: "Write an email address like name@company.com",
  url: "Write a whole address, with https://",
  date: "Write a day as 2026-11-21",
  datetime: "Write a time as 2026-11-21T09:30:00Z",
};

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });
const written = (limit: number | bigint) => limit.toLocaleString("en-US");
const counted = (count: number | bigint, one: string, more: string) =>
  `${written(count)} ${Number(count) === 1 ? one : more}`;

function size(origin: string, limit: number | bigint): string {
  if (origin === "string") return counted(limit, "character", "characters");
  if (origin === "file") return counted(limit, "byte", "bytes");
  return counted(limit, "entry", "entries");
}

/** A limit outside the accepted range is named as such. */
function bound(origin: string, limit: number | bigint, { most, within }: { most: boolean; within: boolean }): string {
  if (["number", "int", "bigint", "date"].includes(origin)) {
    if (!within) return `Use a number ${most ? "below" : "above"} ${written(limit)}`;
    return `Use a number of ${most ? "at most" : "at least"} ${written(limit)}`;
  }
  return `${origin === "string" ? "Use" : "Send"} ${most ? "at most" : "at least"} ${size(origin, limit)}`;
}

/** Advice for people on an issue whose schema has no message of its own: zod's messages are for developers. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? "Send a number";
    case "invalid_value":
      return `Use ${either.format(issue.values.map(String))}`;
    case "too_big":
      if (issue.exact) return `Use ${size(issue.origin, issue.maximum)}`;
      return bound(issue.origin, issue.maximum, { most: true, within: issue.inclusive !== false });
    case "too_small":
      if (issue.exact) return `Use ${size(issue.origin, issue.minimum)}`;
      return bound(issue.origin, issue.minimum, { most: false, within: issue.inclusive !== false });
    case "invalid_format":
      return formats[issue.format] ?? "Write it in the form that is described";
    case "unrecognized_keys":
      return `Leave out ${issue.keys.join(", ")}`;
    default:
      return "Send what is described";
  }
};
