import { aiConsultingDetail } from "./consulting.ts";
import { enterpriseIntegrationDetail } from "./integration.ts";
import { machineLearningDetail } from "./machine-learning.ts";
import type { DetailSlug, SolutionDetail } from "./solution-detail.ts";

/** The three detail pages, by the slug of their solution. */
export const solutionDetails: Readonly<Record<DetailSlug, SolutionDetail>> = {
  "machine-learning": machineLearningDetail,
  "ai-consulting": aiConsultingDetail,
  "enterprise-integration": enterpriseIntegrationDetail,
};
