import { company } from "./company.ts";

/** What becomes of the data that a form collects. The API sweeps by `LEADS_RETENTION_DAYS`, whose default this is. */
export const retention = {
  days: 365,
  recipients: `the ${company.name} team that answers requests`,
  /** The line beside every form that stores something. */
  text: `We keep what you send for 365 days, then delete it. Only the ${company.name} team that answers requests gets it. To have it erased sooner, write to ${company.email}.`,
} as const;
