/** The forms that store leads. In a separate file, so that code that lists leads loads no form's schema. */
export const leadForms = ["intake", "audit", "waitlist", "applications"] as const;
export type LeadForm = (typeof leadForms)[number];
