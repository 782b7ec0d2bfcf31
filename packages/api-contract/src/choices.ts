// No schemas: browsers import this file on its own (`@thirtyfold/api-contract/choices`).

/** SPEC's audit form, section 3. */
export const projectTypes = ["AI Agent", "Business Automation", "AI Consulting", "Custom Software", "Other"] as const;
export const timelines = ["ASAP", "1-2 Weeks", "30 Days", "Flexible"] as const;
export const decisionMakers = ["Yes", "No", "Other"] as const;

/** SPEC's waitlist form, section 3. */
export const businessTypes = ["ecommerce", "service", "content", "saas", "retail", "other"] as const;
