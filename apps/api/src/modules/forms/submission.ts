import { hash } from "node:crypto";
import { type LeadForm, type LeadOrigin, limits, submissionSchema } from "@thirtyfold/api-contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { conflict, problem } from "../../answers/problem.ts";
import { type FormAnswers, fingerprint } from "./fingerprint.ts";
import type { NewLead, NewResume } from "./lead-store.ts";
import { newReferenceNumber } from "./reference-number.ts";

/** Stores a lead for delivery and returns its id. @throws {ProblemError} 429 if the client has stored too much. */
export type Submit = (lead: NewLead, request: FastifyRequest) => Promise<string>;

export const submissionHeaders = z.looseObject({
  "idempotency-key": z
    .string()
    .min(1, "Write a key, or leave the header out")
    .max(limits.attempt, `Use at most ${limits.attempt} characters`)
    .optional()
    .describe("The same answers with the same key give the id of the first time; other answers are refused"),
});

/** Responses common to all forms. */
export const submissionResponses = {
  201: submissionSchema.describe("Stored under this reference number"),
  409: problem("Other answers were sent with this `Idempotency-Key`; nothing is stored."),
};

/** Limits of form routes, and their sentence for when it is unknown whether a submission was stored. */
export const submissionConfig = {
  rate: "forms",
  sendAgain: "Please send it again: within a minute the same answers, or the same Idempotency-Key, are stored once.",
} as const;

export const submissionDescription =
  "Stores the answers. The same answers within a minute, or with the same `Idempotency-Key`, are stored once and get " +
  "the first id.";

export const reusedKey = () =>
  conflict("Other answers were sent with this Idempotency-Key. Give each submission a key of its own.");

/** A filled honeypot is kept as evidence; an empty one is not an answer. */
export function newLead(
  form: LeadForm,
  answers: FormAnswers & { email: string; website: string },
  { idempotencyKey, origin, resume }: { idempotencyKey: string | undefined; origin: LeadOrigin; resume?: NewResume },
): NewLead {
  const { website, ...own } = answers;
  const suspect = website !== "";
  // The same answers with a different file are a different submission.
  const compared = resume ? { ...answers, resume: hash("sha256", resume.content) } : answers;
  return {
    id: newReferenceNumber(),
    form,
    email: answers.email,
    fields: JSON.stringify(suspect ? answers : own),
    suspect,
    origin,
    fingerprint: fingerprint(form, compared),
    idempotencyKey,
    ...(resume && { resume }),
  };
}
