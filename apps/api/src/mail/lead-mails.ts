import type { LeadForm } from "@thirtyfold/api-contract";
import { audit, businessHours, company, jobs } from "@thirtyfold/content";
import type { LeadsTable } from "../storage/schema.ts";
import type { MailPart, MailText } from "./mail-text.ts";

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** `origin`: the site's public origin, for links; `sender`: the name that the mail speaks for. */
export type MailPlace = Readonly<{ sender: string; origin?: string | undefined }>;

const formNames: Readonly<Record<LeadForm, string>> = {
  intake: "intake form",
  audit: "audit form",
  waitlist: "waitlist",
  applications: "job application",
};
const nameOf = (form: string) => Object.entries(formNames).find(([name]) => name === form)?.[1] ?? "form";

/** A visitor's text where only one line fits. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 120);

/** `projectTypes` becomes "Project types". */
function labelOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Notifies the team of a lead, including its answers. Replies go to the visitor. */
export function leadMail(lead: LeadsTable, answers: Answers, { sender, origin }: MailPlace): MailText {
  const who = oneLine(String(answers["name"] ?? answers["fullName"] ?? "")) || "Somebody without a name";
  const house = oneLine(String(answers["company"] ?? ""));
  const form = nameOf(lead.form);
  const facts = Object.entries(answers)
    .map(([field, value]) => [labelOf(field), [value].flat().join(", ").trim()] as const)
    .filter(([, value]) => value !== "");
  const link: MailPart[] = origin
    ? [{ kind: "link", label: "Open in the desk", url: `${origin}/desk/leads/${lead.id}` }]
    : [];
  return {
    subject: `New lead: ${who}${house === "" ? "" : `, ${house}`} (${form})`,
    preview: `Reference ${lead.id}`,
    sender,
    title: who,
    parts: [
      { kind: "text", text: `Sent with the ${form}.` },
      { kind: "facts", facts: [["Reference number", lead.id], ...facts] },
      ...(lead.email === "" ? [] : [{ kind: "text", text: "Your reply to this email goes to the visitor." } as const]),
      ...link,
    ],
    reason: "Sent to the team (MAIL_TO). Erasing the lead at the desk does not erase this email.",
  };
}

const answer = ["A person reads it", `${businessHours.text}. The answer comes by email.`] as const;
const auditSteps = [
  answer,
  [audit.title, `You bring ${audit.bring}. We mark ${audit.marks}.`],
  ["You decide", `${audit.result} Nothing is built before that.`],
] as const;

/** The waitlist promises only a message when there is news, so it sends no receipt. */
export const receiptForms: readonly string[] = ["intake", "audit", "applications"] satisfies readonly LeadForm[];

/** Quotes nothing from the form: a stranger may have entered somebody else's address. */
export function receiptMail(lead: LeadsTable, answers: Answers, { sender }: MailPlace): MailText {
  const isApplication = lead.form === "applications";
  const position = jobs.find(({ id }) => isApplication && id === answers["jobId"])?.title;
  const what = isApplication ? "application" : "request";
  return {
    subject: `We have your ${what} (${lead.id})`,
    preview: "Keep this number. Inside: what happens next.",
    sender,
    title: `We have your ${what}`,
    parts: [
      ...(position === undefined ? [] : [{ kind: "text", text: `For the position of ${position}.` } as const]),
      { kind: "reference", label: "Your reference number", value: lead.id },
      {
        kind: "text",
        text: `Mention it when you write to us about the ${what}, to add to it or to have it erased. You can reply to this email.`,
      },
      { kind: "steps", label: "What happens next", steps: isApplication ? [answer] : auditSteps },
    ],
    reason: `You get this one email because your address was entered in a form of ${company.name}. If that was not you, ignore it, or reply and we erase what was sent.`,
  };
}
