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

/** The agent's system prompt, with the site's facts and the visitor's date. */
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
