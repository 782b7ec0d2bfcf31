import type { Passage } from "./passage.ts";
import { adviceWordings } from "./wordings/advice.ts";
import { agentWordings } from "./wordings/agents.ts";
import { askedAgainWordings } from "./wordings/asked-again.ts";
import { askedAgentsWordings } from "./wordings/asked-agents.ts";
import { askedAslantWordings } from "./wordings/asked-aslant.ts";
import { askedBeyondWordings } from "./wordings/asked-beyond.ts";
import { askedCompanyWordings } from "./wordings/asked-company.ts";
import { askedDemosWordings } from "./wordings/asked-demos.ts";
import { askedDirectlyWordings } from "./wordings/asked-directly.ts";
import { askedJobsWordings } from "./wordings/asked-jobs.ts";
import { askedPricesWordings } from "./wordings/asked-prices.ts";
import { askedProgramWordings } from "./wordings/asked-program.ts";
import { askedSolutionsWordings } from "./wordings/asked-solutions.ts";
import { askedStoriesWordings } from "./wordings/asked-stories.ts";
import { askedTradesWordings } from "./wordings/asked-trades.ts";
import { askedTrustWordings } from "./wordings/asked-trust.ts";
import { askedUnsaidWordings } from "./wordings/asked-unsaid.ts";
import { byFactWordings } from "./wordings/by-fact.ts";
import { companyWordings } from "./wordings/company.ts";
import { detailsUnsaidWordings } from "./wordings/details-unsaid.ts";
import { doubtWordings } from "./wordings/doubts.ts";
import { everydayWordings } from "./wordings/everyday.ts";
import { everydayAgentWordings } from "./wordings/everyday-agents.ts";
import { foreignWordings } from "./wordings/foreign.ts";
import { hintedUnsaidWordings } from "./wordings/hinted-unsaid.ts";
import { jobPartsWordings } from "./wordings/job-parts.ts";
import { jobWordings } from "./wordings/jobs.ts";
import { moneyWordings } from "./wordings/money.ts";
import { particularAgentsWordings } from "./wordings/particular-agents.ts";
import { particularCompanyWordings1 } from "./wordings/particular-company-1.ts";
import { particularCompanyWordings2 } from "./wordings/particular-company-2.ts";
import { particularConsultingWordings } from "./wordings/particular-consulting.ts";
import { particularDemosWordings } from "./wordings/particular-demos.ts";
import { particularFlowsWordings } from "./wordings/particular-flows.ts";
import { particularIntegrationWordings } from "./wordings/particular-integration.ts";
import { particularJobWordings1 } from "./wordings/particular-jobs-1.ts";
import { particularJobWordings2 } from "./wordings/particular-jobs-2.ts";
import { particularMainWordings1 } from "./wordings/particular-main-1.ts";
import { particularMainWordings2 } from "./wordings/particular-main-2.ts";
import { particularMainWordings3 } from "./wordings/particular-main-3.ts";
import { particularMainWordings4 } from "./wordings/particular-main-4.ts";
import { particularModelsWordings } from "./wordings/particular-models.ts";
import { particularProgramsWordings1 } from "./wordings/particular-programs-1.ts";
import { particularProgramsWordings2 } from "./wordings/particular-programs-2.ts";
import { particularStoriesWordings } from "./wordings/particular-stories.ts";
import { particularUnsaidWordings1 } from "./wordings/particular-unsaid-1.ts";
import { particularUnsaidWordings2 } from "./wordings/particular-unsaid-2.ts";
import { particularUnsaidWordings3 } from "./wordings/particular-unsaid-3.ts";
import { processWordings } from "./wordings/process.ts";
import { solutionWordings } from "./wordings/solutions.ts";
import { strangerWordings1 } from "./wordings/stranger-1.ts";
import { strangerWordings2 } from "./wordings/stranger-2.ts";
import { strangerWordings3 } from "./wordings/stranger-3.ts";
import { strangerUnsaidWordings } from "./wordings/stranger-unsaid.ts";
import { toldPartsWordings } from "./wordings/told-parts.ts";
import { trustWordings } from "./wordings/trust.ts";
import { waryWordings } from "./wordings/wary.ts";
import { worryWordings } from "./wordings/worries.ts";

/** How visitors ask, by the passage that answers: what its own questions leave out. */
export const wordings: readonly Readonly<Record<string, readonly string[]>>[] = [
  moneyWordings,
  adviceWordings,
  particularAgentsWordings,
  particularCompanyWordings1,
  particularCompanyWordings2,
  particularConsultingWordings,
  particularDemosWordings,
  particularFlowsWordings,
  particularIntegrationWordings,
  particularJobWordings1,
  particularJobWordings2,
  particularMainWordings1,
  particularMainWordings2,
  particularMainWordings3,
  particularMainWordings4,
  particularModelsWordings,
  particularProgramsWordings1,
  particularProgramsWordings2,
  particularStoriesWordings,
  particularUnsaidWordings1,
  particularUnsaidWordings2,
  particularUnsaidWordings3,
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
  foreignWordings,
  hintedUnsaidWordings,
  askedAgainWordings,
  askedAgentsWordings,
  askedAslantWordings,
  askedBeyondWordings,
  askedCompanyWordings,
  askedDemosWordings,
  askedDirectlyWordings,
  askedJobsWordings,
  askedPricesWordings,
  askedProgramWordings,
  askedSolutionsWordings,
  askedStoriesWordings,
  askedTradesWordings,
  askedTrustWordings,
  strangerUnsaidWordings,
  strangerWordings1,
  strangerWordings2,
  strangerWordings3,
  askedUnsaidWordings,
  detailsUnsaidWordings,
  byFactWordings,
  jobPartsWordings,
  toldPartsWordings,
  waryWordings,
];

/** All the ways to ask for a passage: its own questions, then the others. Only training reads them. */
export function wordingsOf({ id, questions }: Passage): readonly string[] {
  return [...new Set([...questions, ...wordings.flatMap((asked) => asked[id] ?? [])])];
}
