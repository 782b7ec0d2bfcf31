import { limits } from "@thirtyfold/api-contract";
import { businessHours, company, retention, solutions } from "@thirtyfold/content";
import { intakePage, type PageFonts } from "@thirtyfold/intake-page";

/** The static page at `/intake-form.html`. */
export function intakeForm(fonts: PageFonts): string {
  return intakePage({
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    action: "/api/forms/intake",
    retention: `${retention.text} ${retention.visit}`,
    limits,
    needs: Object.values(solutions).map(({ title }) => title),
    fonts,
  }).html;
}
