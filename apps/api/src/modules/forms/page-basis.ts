import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { businessHours, company, retention } from "@thirtyfold/content";
import { type PageFonts, readFonts } from "@thirtyfold/intake-page";
import type { PageBasis } from "./form-kinds.ts";

/** What becomes of a submission, by `LEADS_RETENTION_DAYS`; 0 keeps it. */
function retentionText(days: number): string {
  if (days === retention.days) return retention.text;
  const kept = days === 0 ? "We keep what you send" : `We keep what you send for ${days} days, then delete it`;
  return `${kept}. Only ${retention.recipients} gets it. To have it erased${days === 0 ? "" : " sooner"}, write to ${company.email}.`;
}

/** The fonts that the website's build gave to the static form. */
async function builtFonts(websiteDir: string): Promise<PageFonts | undefined> {
  const page = await readFile(join(websiteDir, company.intakePath), "utf8").catch(() => "");
  return readFonts(page);
}

/** What the pages of the forms say, and how they look: as the website in `websiteDir` where there is one. */
export async function pageBasis(retentionDays: number, websiteDir: string | undefined): Promise<PageBasis> {
  const fonts = websiteDir === undefined ? undefined : await builtFonts(websiteDir);
  return {
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    retention: retentionText(retentionDays),
    ...(fonts && { fonts }),
  };
}
