import { demoAgents } from "@thirtyfold/content";
import { z } from "zod";
import { defineTool } from "../tool.ts";

const signs = {
  sales:
    /\b(enquir(?:y|ies)|inquir(?:y|ies)|lead|leads|prospect|quote|pricing|price|budget|sales|buy|interested in|offer|discount|customer asks)\b/gi,
  onboarding:
    /\b(onboard\w*|proposal|signed|kick-?off|new client|welcome|contract|scope|deliverables|checklist|statement of work|SOW)\b/gi,
  operations:
    /\b(tasks?|to-?dos?|overdue|due|blocked|standup|stand-up|status|owner|assignee|backlog|orders?|tickets?|today's|daily)\b/gi,
} as const;
const kinds = ["sales", "onboarding", "operations"] as const;
type DemoKind = (typeof kinds)[number];

const names: Readonly<Record<DemoKind, string>> = {
  sales: demoAgents[0]?.name ?? "",
  onboarding: demoAgents[1]?.name ?? "",
  operations: demoAgents[2]?.name ?? "",
};
const jobs: Readonly<Record<DemoKind, string>> = {
  sales: "paste an inquiry and get its facts, a score, a reply with the right prices and a date for the call",
  onboarding:
    "paste a proposal or notes and get a checklist with owners and dates, a welcome email and what is missing",
  operations: "paste tasks as notes or rows and get what is late, what is blocked, numbers per person and a plan",
};

const fit = z.object({
  kind: z.enum(["sales", "onboarding", "operations"]),
  name: z.string(),
  path: z.string(),
  job: z.string(),
});

/** Ranks the demo agents by the words of a text; always names all three. */
export const matchAgent = defineTool({
  name: "match_agent",
  title: "Match the demo agents",
  description:
    "Gives the three demo agents with their pages, and which of them fits the visitor's text; null when none does.",
  input: z.object({}),
  output: z.object({ best: fit.nullable(), agents: z.array(fit) }),
  run(_input, { text }) {
    const agents = kinds.map((kind) => ({
      kind,
      name: names[kind],
      path: `/playground/try/${kind}`,
      job: jobs[kind],
    }));
    const scored = agents.map((agent) => ({
      agent,
      hits: new Set(text.match(signs[agent.kind])?.map((word) => word.toLowerCase())).size,
    }));
    const [first] = scored.toSorted((a, b) => b.hits - a.hits);
    return { best: first && first.hits > 0 ? first.agent : null, agents };
  },
});
