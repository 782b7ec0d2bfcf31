import { agentPassages } from "./agents.ts";
import { beyondPassages } from "./beyond.ts";
import { companyPassages } from "./company.ts";
import { demoFacts } from "./demos.ts";
import { jobPassages } from "./jobs.ts";
import { pageGroups } from "./page-groups.ts";
import { pageFacts } from "./pages.ts";
import type { Passage } from "./passage.ts";
import { pricingPassages } from "./pricing.ts";
import { processPassages } from "./process.ts";
import { screenFacts } from "./screens.ts";
import { shownFacts } from "./shown.ts";
import { solutionPassages } from "./solutions.ts";
import { storyPassages } from "./stories.ts";
import { trustPassages } from "./trust.ts";

/** Everything an assistant may say about the company, built from the facts of this package. */
export const knowledge: readonly Passage[] = [
  ...pricingPassages,
  ...processPassages,
  ...companyPassages,
  ...solutionPassages,
  ...agentPassages,
  ...jobPassages,
  ...trustPassages,
  ...pageFacts,
  ...pageGroups,
  ...storyPassages,
  ...shownFacts,
  ...screenFacts,
  ...demoFacts,
  ...beyondPassages,
];
