import { demoSystemPrompt } from "@thirtyfold/ai-prompts";
import type { AgentKind } from "@thirtyfold/api-contract";
import { businessHours, company, pricing } from "@thirtyfold/content";
import { longDate } from "../built-in/agents/dates/date-texts.ts";
import type { ToolContext } from "../built-in/agents/tool.ts";
import { matchAgent } from "../built-in/agents/tools/match-agent.ts";

const prices = [
  `${pricing.firstAgent} for ${pricing.covers}. ${pricing.scope}`,
  ...pricing.samples.map(({ label, value }) => `Sample, no offer: ${label} ${value}`),
];

/** The system prompt of an agent, with the facts of the site and the day where the visitor is. */
export function writeDemoPrompt(kind: AgentKind, context: ToolContext): string {
  const { agents } = matchAgent.run({}, { ...context, text: "" });
  return demoSystemPrompt(kind, {
    name: company.name,
    email: company.email,
    hours: `${businessHours.text}. ${businessHours.closedText}.`,
    intakePath: company.intakePath,
    today: longDate(context.now.toPlainDate()),
    timeZone: context.now.timeZoneId,
    prices,
    agents: agents.map(({ name, job, path }) => `${name}: ${job} (${path})`),
  });
}
