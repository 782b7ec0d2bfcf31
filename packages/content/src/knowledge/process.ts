import { claims } from "../claims.ts";
import { promise } from "../company.ts";
import { integrationTimes } from "../faq.ts";
import { operationsMap } from "../operations-map.ts";
import { processSteps } from "../process.ts";
import { agentDelivery, workflowAutomation } from "../solutions-agents.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";

const steps = processSteps.map((step) => step.title);
const [first, , build, last] = processSteps;
const stays = operationsMap.rows.filter((row) => row.days.length === 0).map((row) => row.label.toLowerCase());

/** Time, the four steps, people's part, and the time after launch. */
export const processPassages: readonly Passage[] = [
  {
    id: "time",
    kind: "fact",
    title: "How long it takes",
    path: "/ai-automation",
    keywords: ["duration", "timeline", "deadline", "delivery time", "days", "weeks", "urgent", "turnaround"],
    text: `The program takes ${promise.days} days from the first call. A simple integration takes ${integrationTimes.simple}, a complex one ${integrationTimes.complex}.`,
    answer: `The program runs ${promise.days} days from first call to tuning; the agent is built and launched in approval mode on day ${build.fromDay} to ${build.toDay}. A simple integration takes ${integrationTimes.simple}, a complex one ${integrationTimes.complex}.`,
  },
  {
    id: "time-integration",
    kind: "fact",
    title: "How long an integration takes",
    path: "/contact",
    keywords: ["SAP", "enterprise", "core system", "duration", "timeline"],
    text: `Simple integrations take ${integrationTimes.simple}. Complex ones take ${integrationTimes.complex}, mostly because of access, approvals and old systems.`,
    answer: `Simple integrations take ${integrationTimes.simple}; complex ones, such as old core systems, take ${integrationTimes.complex}, mostly because of access, approvals and old systems.`,
  },
  {
    id: "process",
    kind: "fact",
    title: "How it works: the four steps",
    path: "/ai-automation",
    keywords: ["methodology", "approach", "phases", "stages", "roadmap", "walk through"],
    text: processSteps.map((step) => `${step.title} (day ${step.fromDay} to ${step.toDay}): ${step.text}`).join(" "),
    answer: `${countWord(steps.length)} steps in ${promise.days} days: ${inWords(processSteps.map(({ title, fromDay, toDay }) => `${title} (day ${fromDay} to ${toDay})`))}. People approve each step until the log shows what can run alone.`,
  },
  {
    id: "discovery-call",
    kind: "fact",
    title: "The discovery call",
    path: "/ai-automation",
    keywords: ["conversation", "kickoff", "introduction"],
    text: `${first.title}: ${first.text}`,
    answer: `The first step, on day ${first.fromDay} to ${first.toDay}, is the ${first.title}: ${midSentence(first.text)}`,
  },
  {
    id: "after-launch",
    kind: "fact",
    title: "Support after launch",
    path: "/ai-automation",
    keywords: ["afterwards", "ongoing", "updates", "help later", "maintain", "fix", "repair", "optimize"],
    text: `${last.title}: ${last.text} Each agent has a named owner on your team and one on ours.`,
    answer: `After launch comes ${last.title}, day ${last.fromDay} to ${last.toDay}: we read the log with you, tune the agent and move safe steps out of approval mode. Each agent has a named owner on your team and one on ours.`,
  },
  {
    id: "promise",
    kind: "fact",
    title: `${promise.percent}% in ${promise.days} days`,
    path: "/ai-automation",
    keywords: ["thirty", "guarantee", "realistic", "hype", "KPI", "metrics", "ROI", "savings", "saved"],
    text: `${claims.thirtyPercent.text}. We list the recurring tasks, rank them by hours and risk and hand over the best ${promise.percent}% within ${promise.days} days. Hours are counted before and after.`,
    answer: `It means this: we list what your team repeats, rank it by hours and risk, and hand the best ${promise.percent}% of those tasks to agents within ${promise.days} days. Hours are counted before and after, so you can check it.`,
    claim: true,
  },
  {
    id: "human-approval",
    kind: "fact",
    title: "People approve the steps that matter",
    path: "/solutions/workflow-automation",
    keywords: [
      "supervision",
      "review",
      "permission",
      "autonomous",
      "oversight",
      "sign off",
      "limit",
      "override",
      "pause",
      "stop",
      "switch off",
      "disable",
    ],
    text: workflowAutomation.features.map((feature) => `${feature.title}: ${feature.description}`).join(" "),
    answer:
      "Nothing risky without a person: payments, discounts and contracts wait for a named approver, and everything else keeps moving. An agent starts in approval mode; you decide which steps may run alone, and can take it back.",
  },
  {
    id: "mistakes",
    kind: "fact",
    title: "When an agent is unsure or wrong",
    path: "/solutions/agent-delivery",
    keywords: ["error", "fail", "fails", "accuracy", "unsure", "undo", "quality", "break", "breaks"],
    text: agentDelivery.features.map((feature) => `${feature.title}: ${feature.description}`).join(" "),
    answer:
      "Agents are tested on your own past cases and start in approval mode, so people see a mistake before it leaves. What an agent is unsure about it flags, and every action is in a log you own.",
  },
  {
    id: "jobs-lost",
    kind: "fact",
    title: "What stays with people",
    path: "/ai-automation",
    keywords: ["fire", "layoffs", "workers", "judgment"],
    text: `Of ${operationsMap.tasks} recurring tasks ${promise.percent} go to agents; the rest stays with your team. On our map ${inWords(stays)} stay with people entirely.`,
    answer: `Agents take tasks, not jobs: of ${operationsMap.tasks} recurring tasks about ${promise.percent} are handed over and the other ${operationsMap.tasks - promise.percent} stay with your team, for example ${inWords(stays)}.`,
  },
  {
    id: "your-part",
    kind: "fact",
    title: "What we need from you",
    path: "/solutions/agent-delivery",
    keywords: ["effort", "requirements", "prepare", "prerequisites"],
    text: `${agentDelivery.description} Bring one week of work to the audit.`,
    answer:
      "We need one person who knows the task, past cases to test on and access to the systems it uses. That person usually becomes the agent's named owner. To the audit you bring one week of work.",
  },
];
