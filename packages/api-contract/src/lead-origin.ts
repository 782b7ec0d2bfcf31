import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { isPlainText } from "./text.ts";

const told = z.optional(z.string());

/** The visit in which a form was sent; unknown parts are omitted. */
export const leadOriginSchema = z.object({
  /** The path of the first page. */
  firstPage: told,
  /** The host that linked there. */
  referrer: told,
  utm_source: told,
  utm_medium: told,
  utm_campaign: told,
  utm_term: told,
  utm_content: told,
});

export type LeadOrigin = z.infer<typeof leadOriginSchema>;

const names = Object.keys(leadOriginSchema.shape);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a form's data about its visit: an object, or one as JSON. Never a reason to refuse a form, so unreadable parts
 * are left out, and long ones are cut.
 */
export function toLeadOrigin(given: unknown): LeadOrigin {
  const value = typeof given === "string" ? parsed(given) : given;
  if (typeof value !== "object" || value === null) return {};
  const texts = Object.entries(value).flatMap(([name, text]) =>
    names.includes(name) && typeof text === "string" && text.trim() !== "" && isPlainText(text)
      ? [[name, text.trim().slice(0, limits.name).toWellFormed()]]
      : [],
  );
  return leadOriginSchema.parse(Object.fromEntries(texts));
}

/** A visitor's source: `utm_source`, else the referrer's host, else `direct`; null if nothing is known. */
export function sourceOf({ utm_source: campaign, referrer, ...rest }: LeadOrigin): string | null {
  return campaign ?? referrer ?? (Object.keys(rest).length > 0 ? "direct" : null);
}
