import { company } from "./company.ts";

const emailFormat = "Enter a complete email address";

/** The deployment request, a dialog that only opens by a deep link (SPEC, "Playground"). */
export const deploymentRequest = {
  title: "Request a deployment",
  text: "Two lines are enough. You see what you wrote once more before it goes anywhere.",
  labels: { name: "Full name", email: "Work email", company: "Company", description: "What should the agent do?" },
  descriptionHelp: "One task, the tools it touches, and who would approve its work.",
  errors: { name: "Enter your full name", email: "Enter your work email", emailFormat },
  submit: "Review the request",
  review: {
    title: "Your request is ready",
    text: "Nothing has been sent yet. The intake form opens in a new tab with these answers filled in, and you send it there.",
    empty: "Not given",
    edit: "Change it",
    open: "Open the intake form",
  },
} as const;

/** The free AI audit form, a dialog that only opens by a deep link (SPEC, section 3). Its choices are the API's. */
export const auditForm = {
  title: "Free AI audit",
  text: "Nothing here is required. The more you write, the more exact the plan.",
  groups: { you: "You", project: "The project", terms: "How and when" },
  labels: {
    fullName: "Full name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    projectTypes: "Project type",
    projectTitle: "Project title",
    problem: "The problem",
    desiredOutcome: "The outcome you want",
    timeline: "Preferred timeline",
    decisionMaker: "Are you the decision maker?",
    anythingElse: "Anything else",
  },
  errors: { emailFormat },
  /** Followed by the host of a form service other than the site's own. */
  elsewhere: "What you send goes to the form service at",
  submit: "Send the audit form",
  done: {
    title: "Submission successful!",
    text: `We read it and answer by email or phone, whichever you gave us. If you gave neither, write to ${company.email}.`,
    reference: "Your reference number",
    close: "Back to the playground",
  },
  failed: {
    unreachable:
      "Not sent: the form service could not be reached. Everything you wrote is still here. Check your connection, then send it again.",
    refused: "Not sent: the form service did not take it. Everything you wrote is still here.",
    otherwise: `If it keeps failing, write to ${company.email}.`,
    fields: "Not sent yet: look at the marked fields.",
  },
} as const;

/** The content of the text viewer: the log of one run, as plain text. A dialog that only opens by a deep link. */
export const viewerText = {
  title: "Run log",
  text: "Daily Ops Tracker, Tuesday morning, as the log keeps it. A sample: the company is fictional.",
  lines: [
    ["06:45:00", "start", "Daily Ops Tracker, run 0413"],
    ["06:45:02", "read", "orders since 18:00: 38"],
    ["06:46:10", "read", "stock of docks 1 to 4: dock 3 has no count"],
    ["06:47:31", "read", "tickets: 6 open, 2 about late deliveries"],
    ["06:50:04", "compare", "with Monday: 2 late, 1 missing"],
    ["06:52:18", "send", "question to the night shift about dock 3"],
    ["06:54:40", "send", "delay notice to the customers of 5521 and 5534"],
    ["06:56:02", "ask", "Adaeze: reroute 5534 for $180? limit is $100"],
    ["06:58:00", "hand in", "the morning page, 1 decision open"],
  ],
  copy: "Copy the text",
  copied: "Copied",
  notCopied: "The browser did not allow it. Select the text and copy it by hand.",
} as const;
