import { agentPassages } from "./agents.ts";
import { beyondPassages } from "./beyond.ts";
import { companyPassages } from "./company.ts";
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
import { agentWordings } from "./wordings/agents.ts";
import { companyWordings } from "./wordings/company.ts";
import { doubtWordings } from "./wordings/doubts.ts";
import { everydayWordings } from "./wordings/everyday.ts";
import { everydayAgentWordings } from "./wordings/everyday-agents.ts";
import { jobWordings } from "./wordings/jobs.ts";
import { moneyWordings } from "./wordings/money.ts";
import { processWordings } from "./wordings/process.ts";
import { solutionWordings } from "./wordings/solutions.ts";
import { trustWordings } from "./wordings/trust.ts";
import { worryWordings } from "./wordings/worries.ts";

/** How visitors ask, by the passage that answers: what its own questions leave out. */
const wordings: readonly Readonly<Record<string, readonly string[]>>[] = [
  moneyWordings,
  processWordings,
  companyWordings,
  trustWordings,
  agentWordings,
  jobWordings,
  solutionWordings,
  worryWordings,
  doubtWordings,
  everydayWordings,
  everydayAgentWordings,
];

/** Everything an assistant may say about the company, made from the facts of this package. */
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
  ...beyondPassages,
].map((passage) => ({
  ...passage,
  questions: [...new Set([...passage.questions, ...wordings.flatMap((asked) => asked[passage.id] ?? [])])],
}));
