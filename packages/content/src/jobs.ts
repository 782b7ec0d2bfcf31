import type { SitePath } from "./site-path.ts";

/** The part of a position's address that names it. */
export type JobId =
  | "senior-ai-engineer"
  | "ai-ml-engineer"
  | "full-stack-developer"
  | "product-manager"
  | "head-of-sales"
  | "project-manager";

/** Whether there is a real opening. Only a live position is announced to search engines, with its day. */
export type JobListing = Readonly<
  | { live: false }
  | {
      live: true;
      /** The day of the announcement, in ISO 8601: "2026-03-02". */
      datePosted: string;
    }
>;

/** A position of the careers page (SPEC, "Job listing"). Its own page adds a {@link JobDetail}. */
export type Job = Readonly<{
  id: JobId;
  title: string;
  department: "Engineering" | "Product" | "Sales" | "Operations";
  location: string;
  /** The badge shows the part before the dash. */
  jobType: string;
  /** Length of the contract in months; absent for a permanent position. */
  contractMonths?: number;
  requiredYears: number;
  description: string;
  applyLink: SitePath;
}> &
  JobListing;

/** Shown with every contract position. */
export const contractExtension = "potential for extension/full-time role";

function contract(months: number): Pick<Job, "jobType" | "contractMonths"> {
  return { jobType: `${months}-Month Contract - ${contractExtension}`, contractMonths: months };
}

/** The six open positions, in order. */
export const jobs: readonly Job[] = [
  {
    id: "senior-ai-engineer",
    title: "Senior AI Engineer",
    department: "Engineering",
    location: "Remote",
    jobType: "Full-Time",
    requiredYears: 5,
    description: "You design the agents that customers rely on, and the tests that show when one should not run yet.",
    applyLink: "/careers/apply/senior-ai-engineer",
    live: false,
  },
  {
    id: "ai-ml-engineer",
    title: "AI/ML Engineer",
    department: "Engineering",
    location: "Remote",
    ...contract(10),
    requiredYears: 5,
    description: "You build and watch the models behind forecasts and triage, from raw data to weekly accuracy.",
    applyLink: "/careers/apply/ai-ml-engineer",
    live: false,
  },
  {
    id: "full-stack-developer",
    title: "Full-Stack Developer",
    department: "Engineering",
    location: "Remote",
    ...contract(8),
    requiredYears: 3,
    description: "You build what people see of an agent: its log, its approvals and the connections to their tools.",
    applyLink: "/careers/apply/full-stack-developer",
    live: false,
  },
  {
    id: "product-manager",
    title: "Product Lead",
    department: "Product",
    location: "Remote",
    ...contract(9),
    requiredYears: 4,
    description: "You decide which jobs the next agents take, from audits, logs and talks with the people who do them.",
    applyLink: "/careers/apply/product-manager",
    live: false,
  },
  {
    id: "head-of-sales",
    title: "Sales & Business Lead",
    department: "Sales",
    location: "Remote",
    ...contract(7),
    requiredYears: 5,
    description: "You find the companies whose week we can lighten, and say no to the ones whose week we cannot.",
    applyLink: "/careers/apply/head-of-sales",
    live: false,
  },
  {
    id: "project-manager",
    title: "Project Manager",
    department: "Operations",
    location: "Remote",
    ...contract(6),
    requiredYears: 8,
    description: "You run several 30-day programs at once and keep scope, dates and approvers in one place.",
    applyLink: "/careers/apply/project-manager",
    live: false,
  },
];
