import { limits } from "@thirtyfold/api-contract";
import { businessHours, company, retention, solutions } from "@thirtyfold/content";
import { intakePage } from "@thirtyfold/intake-page";
import type { FontSubset } from "./font-subsets.ts";

/** The static page at `/intake-form.html`, in the fonts of the site; machine output, the third font, does not occur. */
export function intakeForm([first, rest]: readonly FontSubset[]): string {
  const faces = [first, rest].map((font) => font?.face ?? "").join("");
  return intakePage({
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    action: "/api/forms/intake",
    retention: retention.text,
    limits,
    needs: Object.values(solutions).map(({ title }) => title),
    ...(first && { fonts: { faces, preload: `/${first.fileName}` } }),
  }).html;
}
