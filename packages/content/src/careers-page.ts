import { company } from "./company.ts";
import type { Point } from "./step.ts";

/** Why decisions are made in writing. */
const remote = "We are remote, so reasons stand in documents, not in rooms.";

const values: readonly Point[] = [
  {
    id: "owner",
    title: "One owner for each result",
    text: "Every agent has one person who answers for it, by name. You decide, you ship, and you read its log.",
  },
  {
    id: "writing",
    title: "Decisions in writing",
    text: `${remote} Who joins in month six can read month one.`,
  },
  {
    id: "time",
    title: "Time for the work itself",
    text: "We hand our own repeats over first: reports, reminders and status mails. Your calendar keeps its gaps.",
  },
];

/** The words of the careers page around its positions (SPEC, "Careers"). */
export const careersPage = {
  title: "Join Our Team",
  lead: "We take 30 of 100 recurring tasks off people's desks. Work that needs judgment stays, and some is open.",
  cta: "See open positions",
  description: `Six open positions at ${company.name}, all remote: engineering, product, sales and operations.`,
  terms: {
    title: "How long each position runs",
    months: "months",
    permanent: "Full-time, no end date",
    extension: "Possible extension",
    month: "Month",
  },
  valuesTitle: "How we work",
  values,
  remote,
  positions: {
    title: "Open positions",
    expandAll: "Expand All Jobs",
    collapseAll: "Collapse All Jobs",
    apply: "Apply Now",
    type: "Type",
    experience: "Experience",
  },
  noMatch: {
    title: "Don't see a perfect match?",
    text: "Tell us which repeated task you would take off a team, and how. We read every letter.",
    cta: { label: "Apply", path: company.intakePath },
  },
} as const;

/** The words of a position's own page (SPEC, "Job application"). */
export const jobPage = {
  back: "All positions",
  summary: "Summary",
  responsibilities: "Responsibilities",
  requirements: "Requirements",
  preferredQualifications: "Preferred qualifications",
  entrepreneurTitle: "This role requires an entrepreneur mindset",
  entrepreneurText: "You see what is missing, decide, and own the result, also where no one has assigned it.",
  department: "Department",
  location: "Location",
  type: "Type",
  experience: "Experience",
  notFound: {
    title: "Job Not Found",
    text: "Sorry, the job you're looking for doesn't exist or has been removed.",
    back: "Back to all positions",
  },
  failed: {
    title: "The position could not be loaded",
    text: "The connection may have been interrupted for a moment.",
    retry: "Try again",
  },
} as const;
