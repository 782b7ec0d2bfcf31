import { company } from "./company.ts";

const days = 365;
const recipients = `the ${company.name} team that answers requests`;

/** The retention of data that a form collects. The API deletes by `LEADS_RETENTION_DAYS`, whose default this is. */
export const retention = {
  days,
  recipients,
  /** The line beside every form that stores something. */
  text: `We keep what you send for ${days} days, then delete it. Only ${recipients} gets it. To have it erased sooner, write to ${company.email}.`,
  /** For a question that the assistant did not answer, and that its visitor lets us read (`CHAT_RETENTION_DAYS`). */
  question: "Our team reads its words, without your name, for 30 days.",
  /** The sentence after it: the data sent along with the answers. */
  visit:
    "With it goes which page of ours you saw first, which site you came from, and the campaign that its link names.",
} as const;
