import { projectTypes } from "@thirtyfold/api-contract/choices";
import { limits } from "@thirtyfold/api-contract/limits";
import type { FormTexts } from "../../lib/form-draft.ts";

/** Field names, as the API and the form service expect them. */
export const auditNames = [
  "fullName",
  "company",
  "email",
  "phone",
  "projectTypes",
  "projectTitle",
  "problem",
  "desiredOutcome",
  "timeline",
  "decisionMaker",
  "anythingElse",
] as const;
export type AuditName = (typeof auditNames)[number];
export type AuditTexts = FormTexts<AuditName>;

/** Character limits of the server. */
export const auditLimits = {
  fullName: limits.name,
  company: limits.name,
  email: limits.email,
  phone: limits.phone,
  projectTitle: limits.name,
  problem: limits.longText,
  desiredOutcome: limits.longText,
  anythingElse: limits.longText,
} as const;

const between = "|";

/** A draft holds texts, so multiple choices are stored as one. */
export const chosenTypes = (text: string) => text.split(between).filter(Boolean);

/** Adds or removes a choice, keeping SPEC's order. */
export function withType(text: string, type: string, chosen: boolean): string {
  const before = chosenTypes(text);
  return projectTypes.filter((each) => (each === type ? chosen : before.includes(each))).join(between);
}

/** The form as a browser posts it: each field by its name, one line per choice. */
export function encodeAudit({ projectTypes: types, ...texts }: AuditTexts): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) body.append(name, name === "email" ? text.trim() : text);
  for (const type of chosenTypes(types)) body.append("projectTypes", type);
  return body;
}
