import { hash } from "node:crypto";
import type { AuditForm, IntakeForm, LeadForm } from "@thirtyfold/api-contract";

/** Equal for the same answers to the same form, whatever their order and however they were sent. */
export function fingerprint(form: LeadForm, answers: IntakeForm | AuditForm): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const values = sorted.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
  return hash("sha256", JSON.stringify([form, values]));
}
