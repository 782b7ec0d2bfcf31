import { opportunityTable } from "../consulting.ts";
import { systemsMap } from "../integration.ts";
import { demandForecast } from "../machine-learning.ts";
import { performanceMetrics } from "../performance-metrics.ts";
import { demoAgents } from "../playground.ts";
import { demoRuns } from "../playground-runs.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";
import { shown } from "./shown-fact.ts";
import { tryFacts } from "./try-facts.ts";

/** "$2,480", below a million. Not by `Intl`, which takes a tenth of the start of the thread that answers from this. */
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

/** Samples of the playground and of the solutions' pages: a part of `shownFacts`. */
export const shownSamples: readonly Passage[] = [
  ...demoAgents.map(({ slug, name, strip }) =>
    shown(
      `run-${slug}`,
      `${name}: a sample run`,
      "/playground",
      `${name}, sample run: at ${strip.trigger[0]} ${midSentence(strip.trigger[1])}, at ${strip.action[0]} it ${midSentence(strip.action[1])}, at ${strip.output[0]} ${midSentence(strip.output[1])}. ${demoRuns[slug].output}`,
      {
        "sales-assistant": `how quickly does the sales assistant reply in the demo
          at what time does the price request come in
          how many call slots are offered
          within how many minutes is the reply sent
          what does the sales demo note in the CRM
          sales assistant trigger action output`,
        "client-onboarding-helper": `when does the onboarding run begin
          what does the onboarding helper set up after signing
          how many files should the client bring
          onboarding trigger action output
          how fast is a new client set up
          what is in the welcome email`,
        "daily-ops-tracker": `what time is the morning list ready
          when does the ops tracker start
          what is on the morning page
          what does the daily tracker compare
          how many orders are late in the sample
          ops tracker trigger action output
          06:45 every working day
          is the report there before we come in`,
      }[slug],
    ),
  ),
  shown(
    "sample-reply",
    "The sales assistant's reply, a sample",
    "/playground",
    "In the sample reply a team of 11 is told that the setup is between $2,500 and $3,200, depending on the booking system, with a call on Wednesday at 9:30 or Thursday at 16:00. It is a sample, not an offer.",
    `what price is quoted in the sales demo
    how much for a team of 11
    which two times are offered to Tomas
    2500 to 3200
    what does the sales assistant write to Osprey Lane Dental
    price range in the sample reply`,
  ),
  shown(
    "sample-morning-page",
    "The ops tracker's page, a sample",
    "/playground",
    "The sample page for Quillon Freight: 2 late (orders 5521 and 5534, both at the border), 1 missing (the pallet count of dock 3) and 1 decision (reroute 5534 for $180, waits for Adaeze).",
    `what is late in the ops tracker sample
    which order should be rerouted
    what is missing at dock 3
    how much is the reroute
    who decides about order 5534
    example of a morning page`,
  ),
  ...tryFacts,
  shown(
    "try-keys",
    "Keys of the demos",
    "/playground/try/sales",
    "In the demos Ctrl+Enter or Cmd+Enter processes the text, and Ctrl+Up and Ctrl+Down bring back earlier texts.",
    `keyboard shortcut to process
    how do I get back my earlier text in the demo
    ctrl enter
    shortcuts of the demos
    cmd enter
    can I use the keyboard in the demo`,
  ),
  shown(
    "metrics",
    "Counted before, counted after",
    "/solutions",
    `The same task, the same people, two counts: ${inWords(performanceMetrics.map(({ label, change }) => `${midSentence(label)} ${Math.round(100 * (1 - change.ratio))} % less time`))}. The figures are illustrative.`,
    `how much time is saved on closing the month
    how many percent less time for the first reply
    which figures do you show for savings
    before and after numbers
    by how much does it get faster
    99 percent less time
    67 percent
    I need numbers before I believe any of this
    do you have any hard numbers
    show me figures on the effect`,
  ),
  shown(
    "second-agent-when",
    "When teams add a second agent",
    "/solutions",
    "Start with one. Most teams add the second after they have seen a month of logs from the first.",
    `when do customers take a second agent
    should we start with several agents at once
    how many agents should I start with
    when to add another one
    is one enough for the start
    can we begin small and grow
    do most people buy more than one`,
  ),
  shown(
    "table-first",
    "Above the cut line, a sample",
    "/solutions/ai-consulting",
    `Above the cut line of the sample: ${rowsOf(true)}. ${opportunityTable.line}.`,
    `how many hours a month are delivery status emails
    how soon is receipt matching paid back
    what do quote drafts cost to hand over
    which three tasks are worth it in the example
    how is the cut line defined
    what hourly cost do you assume
    within how many weeks must it pay back
    payback time of the first task
    opportunity ranking first second third`,
  ),
  shown(
    "table-later",
    "Below the cut line, a sample",
    "/solutions/ai-consulting",
    `Below the line of the sample: ${rowsOf(false)}. ${opportunityTable.decided}.`,
    `which tasks are below the line
    why are customs papers not first
    how long until shift planning pays off
    what about rate talks
    supplier reviews in the ranking
    who drew the line
    which tasks are kept with people in the ranking
    highest risk tasks in the table
    what costs 7400`,
  ),
  shown(
    "forecast-log",
    "The forecast's log, a sample",
    "/solutions/machine-learning",
    `In the sample the forecast is updated at ${forecastUpdated.time} (${midSentence(forecastUpdated.text)}) and an order drafted at ${orderDrafted.time} (${orderDrafted.text}). ${demandForecast.error.alarm.replace(". ", "; ")}`,
    `how many cases does the model expect in week 35
    what range does the forecast have
    how big is the drafted order
    who approves the order in the forecast example
    when is the forecast updated in the morning
    at what error is there an alarm
    who is Noor Haddad
    cold brew order`,
  ),
  shown(
    "ml-history",
    "What a model needs to begin",
    "/solutions/machine-learning",
    "Bring two years of history: an export is enough to begin. In the first week you hear whether a model beats the simple rule, and by how much.",
    `how much data do you need for a model
    how many years of history should we bring
    is an export enough for machine learning
    when do I know whether a model is worth it
    how soon do you tell if ML helps
    how do we start with machine learning
    do we have enough data
    what should I bring for a forecast`,
  ),
  shown(
    "systems-map",
    systemsMap.title,
    "/solutions/enterprise-integration",
    `The sample, ${systemsMap.subject}: ${midSentence(fileRead?.request ?? "")} is allowed, ${midSentence(passport?.request ?? "")} was approved by R. Amsel, ${midSentence(release?.request ?? "")} waits (two approvals, one given, needs I. Marsh), and ${midSentence(exported?.request ?? "")} has no right.`,
    `what does the systems map show
    who approved the missing passport
    why is the held account not released
    who has to give the second approval
    what becomes of the request to export a list
    Harrow Vale Credit Union
    KYC agent example
    from which year is the terminal
    how many requests are in the systems map`,
  ),
  shown(
    "enterprise-page",
    "What you get for an old system",
    "/solutions/enterprise-integration",
    "Name the system nobody touches: tell us what it is and what has to reach it. You get the layers, the limits and a price on one page.",
    `what do I get for a legacy system request
    there is a system nobody dares to touch
    how do you quote an integration
    request integration
    layers limits and price
    what do I tell you about our old system
    do I get a price on one page`,
  ),
  shown(
    "enterprise-industries",
    "Four industries that get audited",
    "/solutions/enterprise-integration",
    "Enterprise integration names four industries that get audited: logistics, banking, telecom and energy. The questions are the same: who asked, who approved, what was written.",
    `which four industries are on the enterprise page
    which regulated industries do you know
    four industries that get audited
    do you work in banking, telecom or energy
    which sectors is enterprise integration for
    what questions do auditors ask in all of them`,
  ),
  shown(
    "consulting-leave-with",
    "What a consulting call leaves you with",
    "/solutions/ai-consulting",
    "One call, one week of your work. You leave with the first three tasks and the ones to forget.",
    `what do I leave the consulting call with
    put my week in order
    how many tasks do I get from the call
    schedule a consultation
    one call one week
    which tasks should we forget`,
  ),
];
