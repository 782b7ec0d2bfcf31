import { company } from "../company.ts";
import { jobDetails } from "../job-details.ts";
import { contractExtension, type Job, jobs } from "../jobs.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";

const aliases: Readonly<Record<string, readonly string[]>> = {
  "senior-ai-engineer": ["artificial intelligence", "permanent"],
  "ai-ml-engineer": ["machine learning engineer", "data scientist"],
  "full-stack-developer": ["fullstack", "programmer", "software engineer", "web developer", "frontend", "backend"],
  "product-manager": ["product manager", "PM"],
  "head-of-sales": ["head of sales", "salesperson", "account executive", "business development"],
  "project-manager": ["PM", "coordinator", "delivery manager"],
};

const contracts = jobs.filter((job) => job.contractMonths !== undefined);
const permanent = jobs.filter((job) => job.contractMonths === undefined);

function terms(job: Job): string {
  return job.contractMonths === undefined
    ? `a ${job.jobType.toLowerCase()} position`
    : `a contract of ${job.contractMonths} months with ${contractExtension}`;
}

/** Where the positions are, as in a sentence: "remote". */
export const places = inWords([...new Set(jobs.map(({ location }) => location.toLowerCase()))], "or");

function jobPassage(job: Job): Passage {
  const [, skills] = jobDetails[job.id].requirements;
  return {
    id: `job-${job.id}`,
    kind: "job",
    title: `Job: ${job.title}`,
    path: job.applyLink,
    keywords: [...(aliases[job.id] ?? []), job.department],
    text: `${job.title}, ${job.department}, ${job.location}, ${job.jobType}. ${job.requiredYears}+ years of experience. ${job.description}`,
    answer: `${job.title} (${job.department}, ${job.location.toLowerCase()}) is ${terms(job)}. It asks for ${job.requiredYears}+ years of experience and, among others, ${midSentence(skills)}`,
  };
}

/** Open positions and how to apply. */
export const jobPassages: readonly Passage[] = [
  {
    id: "jobs",
    kind: "fact",
    title: "Open positions",
    path: "/careers",
    keywords: ["career", "careers", "positions", "employment", "join", "team", "recruiting", "roles"],
    text: jobs.map((job) => `${job.title} (${job.department}, ${job.location}, ${job.jobType})`).join(", "),
    answer: `${countWord(jobs.length)} positions are open, all ${places}: ${inWords(jobs.map((job) => job.title))}.`,
    items: jobs.map((job) => `job-${job.id}`),
  },
  ...jobs.map(jobPassage),
  {
    id: "jobs-remote",
    kind: "fact",
    title: "Remote work",
    path: "/careers",
    keywords: ["location", "hybrid", "relocate", "abroad", "onsite"],
    text: jobs.map((job) => `${job.title}: ${job.location}`).join(", "),
    answer: `All ${jobs.length} open positions are ${places}: ${inWords(jobs.map(({ title }) => title))}.`,
  },
  {
    id: "jobs-contract",
    kind: "fact",
    title: "Contract lengths and full-time positions",
    path: "/careers",
    keywords: ["extension", "temporary", "freelance", "months", "permanent"],
    text: jobs.map((job) => `${job.title}: ${job.jobType}`).join(", "),
    answer: `${inWords(permanent.map((job) => job.title))} is full-time. The contracts: ${inWords(
      contracts.map((job) => `${job.title} ${job.contractMonths} months`),
    )}, all with ${contractExtension}.`,
  },
  {
    id: "jobs-experience",
    kind: "fact",
    title: "Experience the positions ask for",
    path: "/careers",
    keywords: ["junior", "senior", "graduate", "qualification", "skills", "degree"],
    text: jobs.map((job) => `${job.title}: ${job.requiredYears}+ years`).join(", "),
    answer: `No position asks for less than ${Math.min(...jobs.map(({ requiredYears }) => requiredYears))} years of experience: ${inWords(jobs.map((job) => `${job.title} ${job.requiredYears}+`))}.`,
  },
  {
    id: "jobs-apply",
    kind: "fact",
    title: "How to apply",
    path: "/careers",
    keywords: ["cover letter", "portfolio", "candidate", "interview", "speculative"],
    text: `Each position on the careers page has an Apply Now link. The form asks for name, email, phone and resume; cover letter and portfolio are optional. If nothing fits, use the intake form ${company.intakePath}.`,
    answer: `Choose a position on the careers page and press Apply Now: the form asks for name, email, phone and a resume of up to 5 MB; a cover letter is optional. If none fits, use ${company.intakePath}.`,
  },
  {
    id: "jobs-salary",
    kind: "fact",
    title: "Salary",
    path: company.intakePath,
    keywords: ["compensation", "vacation"],
    text: "The careers page states no salaries.",
    answer: "The careers page states no salaries or benefits. Ask when you apply, or in the intake form.",
    unstated: true,
  },
];
