import { agentPassages } from "./agents.ts";
import { companyPassages } from "./company.ts";
import { jobPassages } from "./jobs.ts";
import type { Passage } from "./passage.ts";
import { pricingPassages } from "./pricing.ts";
import { processPassages } from "./process.ts";
import { solutionPassages } from "./solutions.ts";
import { trustPassages } from "./trust.ts";

/** Everything an assistant may say about the company, made from the facts of this package. */
export const knowledge: readonly Passage[] = [
  ...pricingPassages,
  ...processPassages,
  ...companyPassages,
  ...solutionPassages,
  ...agentPassages,
  ...jobPassages,
  ...trustPassages,
];
