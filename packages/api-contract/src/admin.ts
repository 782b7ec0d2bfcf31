import { z } from "zod";
import { leadForms } from "./lead-forms.ts";

/** The most leads in one JSON response. */
export const mostLeads = 1_000;

/** A query decodes `+` to a space, and no lead has an address with one. */
const address = z.string().min(1, "Write an address").regex(/^\S*$/, "An address has no space: write + as %2B");

/** `GET /api/admin/leads`. */
export const leadsQuerySchema = z.object({
  form: z.enum(leadForms).optional(),
  email: address.optional().describe("Only leads of this address, in any case"),
  format: z.enum(["json", "csv"]).default("json"),
  limit: z.coerce.number<number | string>().int().min(1).max(mostLeads).optional().describe("100 by default"),
  before: z.string().optional().describe("A lead's id: only older leads"),
});

/** `DELETE /api/admin/leads`: all leads of one address. */
export const eraseLeadsQuerySchema = z.object({ email: address });
/** How many leads were erased. */
export const erasedLeadsSchema = z.object({ erased: z.number().int() });

/** `GET /api/admin/feedback`. */
export const feedbackQuerySchema = z.object({
  since: z.iso.date("Write a day as 2026-11-21").default("2000-01-01").describe("The first UTC day that counts"),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(1_000)
    .default(100)
    .describe("Of the counts; the sums are of all"),
});
