import { businessHours, company, retention } from "@thirtyfold/content";
import type { PageFonts } from "@thirtyfold/intake-page";
import type { PageBasis } from "./form-kinds.ts";

/** What happens to a submission by `LEADS_RETENTION_DAYS`; 0 keeps it. */
function retentionText(days: number): string {
  if (days === retention.days) return retention.text;
  const kept = days === 0 ? "We keep what you send" : `We keep what you send for ${days} days, then delete it`;
  return `${kept}. Only ${retention.recipients} gets it. To have it erased${days === 0 ? "" : " sooner"}, write to ${company.email}.`;
}

/** Facts and fonts of the form pages; without fonts the browser's own. */
export function pageBasis(retentionDays: number, fonts: PageFonts | undefined): PageBasis {
  return {
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    retention: `${retentionText(retentionDays)} ${retention.visit}`,
    ...(fonts && { fonts }),
  };
}
