import { company } from "./company.ts";

/** The subjects of a message, in order (SPEC, "Contact form"). */
export const contactSubjects = [
  { value: "general", label: "General question" },
  { value: "demo", label: "Demo of an agent" },
  { value: "pricing", label: "Pricing" },
  { value: "support", label: "Support" },
  { value: "partnership", label: "Partnership" },
] as const;

/** Characters of a message that the review shows before sending (SPEC, section 9). */
export const messagePreviewLength = 100;

/** The words of the contact page (SPEC, "Contact"). */
export const contactPage = {
  title: "Contact",
  headline: "Write to a person",
  lead: "A person with a name answers, not an agent. Say which task comes back every week, and how many hours it takes.",
  description: `Write to ${company.name}: your question, a demo, pricing, support or a partnership. A person answers during business hours.`,
  formTitle: "Your message",
  submit: "Review message",
  desk: {
    title: "Who reads it",
    drawing: "Your message goes to a person, who answers or hands it to the right colleague.",
    email: "Email",
    hours: "Business hours",
    closed: "Closed",
    today: "Today",
  },
  review: {
    title: "Your message is ready",
    text: "Nothing is sent yet. The intake form opens in a new tab with these details filled in, and you send it from there.",
    send: "Open intake form",
    cancel: "Close",
    preview: "Preview",
    cut: "This message is longer than a link can be. The form will hold its beginning; copy the whole text and paste it there.",
    copy: "Copy message",
    copied: "Message copied",
  },
  faqTitle: "Before you write",
} as const;
