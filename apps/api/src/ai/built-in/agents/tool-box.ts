import type { AgentKind } from "@thirtyfold/api-contract";
import type { AgentTool } from "./tool.ts";
import { checkDueDates } from "./tools/check-due-dates.ts";
import { countBusinessDays } from "./tools/count-business-days.ts";
import { countByPerson } from "./tools/count-by-person.ts";
import { findGaps } from "./tools/find-gaps.ts";
import { lookUpPrices } from "./tools/look-up-prices.ts";
import { matchAgent } from "./tools/match-agent.ts";
import { matchOffers } from "./tools/match-offers.ts";
import { planDay } from "./tools/plan-day.ts";
import { planOnboarding } from "./tools/plan-onboarding.ts";
import { proposeCall } from "./tools/propose-call.ts";
import { qualifyInquiry } from "./tools/qualify-inquiry.ts";
import { readInquiry } from "./tools/read-inquiry.ts";
import { readProposal } from "./tools/read-proposal.ts";
import { readTasks } from "./tools/read-tasks.ts";
import { searchSite } from "./tools/search-site.ts";

/** Tools offered to a model: those of the built-in agent, plus date arithmetic. */
export const toolBox: Readonly<Record<AgentKind, readonly AgentTool[]>> = {
  sales: [readInquiry, matchOffers, lookUpPrices, qualifyInquiry, proposeCall, searchSite],
  onboarding: [readProposal, planOnboarding, findGaps, countBusinessDays],
  operations: [readTasks, checkDueDates, countByPerson, planDay, countBusinessDays],
  generic: [searchSite, matchAgent],
};
