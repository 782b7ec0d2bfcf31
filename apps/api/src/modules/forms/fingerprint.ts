import { hash } from "node:crypto";
import type { LeadForm } from "@thirtyfold/api-contract";

export type FormAnswers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Equal for the same answers to the same form, in any order or encoding. */
export function fingerprint(form: LeadForm, answers: FormAnswers): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const values = sorted.map(([name, value]) => [name, typeof value === "object" ? value.toSorted() : value]);
  return hash("sha256", JSON.stringify([form, values]));
}
