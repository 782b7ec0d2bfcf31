import { opportunityTable } from "../consulting.ts";
import { systemsMap } from "../integration.ts";
import { demandForecast } from "../machine-learning.ts";
import { performanceMetrics } from "../performance-metrics.ts";
import { demoAgents } from "../playground.ts";
import { demoRuns } from "../playground-runs.ts";
import { tryAgents } from "../try-agents.ts";
import { fact, inWords, midSentence, type Passage } from "./passage.ts";

/**
 * "$2,480", below a million. Not by `Intl`, which takes a tenth of the startup of the thread that answers from this.
 */
function dollars(amount: number): string {
  const digits = String(amount);
  return digits.length > 3 ? `$${digits.slice(0, -3)},${digits.slice(-3)}` : `$${digits}`;
}

function rowsOf(aboveLine: boolean): string {
  return opportunityTable.rows
    .filter((row) => row.aboveLine === aboveLine)
    .map(
      ({ task, hoursPerMonth, cost, weeks, risk }) =>
        `${midSentence(task)} ${hoursPerMonth} h a month, ${dollars(cost)}, ${risk.toLowerCase()} risk, ${weeks} weeks`,
    )
    .join("; ");
}

const [forecastUpdated, orderDrafted] = demandForecast.log;
const [fileRead, passport, release, exported] = systemsMap.requests;

/** What each demo agent does with a visitor's text, and the examples it can start from. */
const tryFacts: readonly Passage[] = [
  ...tryAgents.map(({ demoType, name, path, description, plan }) =>
    fact(
      `try-${demoType}`,
      `Try the ${name}`,
      path,
      `${description} It ${inWords(plan.filter(({ person }) => !person).map(({ text }) => midSentence(text)))}; then ${midSentence(plan.at(-1)?.text ?? "")}.`,
    ),
  ),
  ...tryAgents.map(({ demoType, name, path, samples }) =>
    fact(
      `try-${demoType}-samples`,
      `Samples of the ${name}`,
      path,
      `The ${name} has ${samples.length} samples to start from: ${samples.map(({ title, note }) => `${title} (${midSentence(note)})`).join("; ")}. People and companies are fictional.`,
    ),
  ),
];

/** Samples of the playground and of the solutions' pages: a part of `shownFacts`. */
export const shownSamples: readonly Passage[] = [
  ...demoAgents.map(({ slug, name, strip }) =>
    fact(
      `run-${slug}`,
      `${name}: a sample run`,
      "/playground",
      `${name}, sample run: at ${strip.trigger[0]} ${midSentence(strip.trigger[1])}, at ${strip.action[0]} it ${midSentence(strip.action[1])}, at ${strip.output[0]} ${midSentence(strip.output[1])}. ${demoRuns[slug].output}`,
    ),
  ),
  fact(
    "sample-reply",
    "The sales assistant's reply, a sample",
    "/playground",
    "In the sample reply a team of 11 is told that the setup is between $2,500 and $3,200, depending on the booking system, with a call on Wednesday at 9:30 or Thursday at 16:00. It is a sample, not an offer.",
  ),
  fact(
    "sample-morning-page",
    "The ops tracker's page, a sample",
    "/playground",
    "The sample page for Quillon Freight: 2 late (orders 5521 and 5534, both at the border), 1 missing (the pallet count of dock 3) and 1 decision (reroute 5534 for $180, waits for Adaeze).",
  ),
  ...tryFacts,
  fact(
    "try-keys",
    "Keys of the demos",
    "/playground/try/sales",
    "In the demos Ctrl+Enter or Cmd+Enter processes the text, and Ctrl+Up and Ctrl+Down bring back earlier texts.",
  ),
  fact(
    "metrics",
    "Counted before, counted after",
    "/solutions",
    `The same task, the same people, two counts: ${inWords(performanceMetrics.map(({ label, change }) => `${midSentence(label)} ${Math.round(100 * (1 - change.ratio))} % less time`))}. The figures are illustrative.`,
  ),
  fact(
    "second-agent-when",
    "When teams add a second agent",
    "/solutions",
    "Start with one. Most teams add the second after they have seen a month of logs from the first.",
  ),
  fact(
    "table-first",
    "Above the cut line, a sample",
    "/solutions/ai-consulting",
    `Above the cut line of the sample: ${rowsOf(true)}. ${opportunityTable.line}.`,
  ),
  fact(
    "table-later",
    "Below the cut line, a sample",
    "/solutions/ai-consulting",
    `Below the line of the sample: ${rowsOf(false)}. ${opportunityTable.decided}.`,
  ),
  fact(
    "forecast-log",
    "The forecast's log, a sample",
    "/solutions/machine-learning",
    `In the sample the forecast is updated at ${forecastUpdated.time} (${midSentence(forecastUpdated.text)}) and an order drafted at ${orderDrafted.time} (${orderDrafted.text}). ${demandForecast.error.alarm.replace(". ", "; ")}`,
  ),
  fact(
    "ml-history",
    "What a model needs to begin",
    "/solutions/machine-learning",
    "Bring two years of history: an export is enough to begin. In the first week you hear whether a model beats the simple rule, and by how much.",
  ),
  fact(
    "systems-map",
    systemsMap.title,
    "/solutions/enterprise-integration",
    `The sample, ${systemsMap.subject}: ${midSentence(fileRead?.request ?? "")} is allowed, ${midSentence(passport?.request ?? "")} was approved by R. Amsel, ${midSentence(release?.request ?? "")} waits (two approvals, one given, needs I. Marsh), and ${midSentence(exported?.request ?? "")} has no right.`,
  ),
  fact(
    "enterprise-page",
    "What you get for an old system",
    "/solutions/enterprise-integration",
    "Name the system nobody touches: tell us what it is and what has to reach it. You get the layers, the limits and a price on one page.",
  ),
  fact(
    "enterprise-industries",
    "Four industries that get audited",
    "/solutions/enterprise-integration",
    "Enterprise integration names four industries that get audited: logistics, banking, telecom and energy. The questions are the same: who asked, who approved, what was written.",
  ),
  fact(
    "consulting-leave-with",
    "What a consulting call leaves you with",
    "/solutions/ai-consulting",
    "One call, one week of your work. You leave with the first three tasks and the ones to forget.",
  ),
];
