import { agentsPage, waitlist } from "../agents-page.ts";
import { automationPage } from "../automation-page.ts";
import { demoCall, featureCards, hero } from "../home.ts";
import { strategyConsultation } from "../services-page.ts";
import { fact, inWords, midSentence, type Passage } from "./passage.ts";
import { shownSamples } from "./shown-samples.ts";

const { notes } = strategyConsultation;
const marked = notes.week.reduce((sum, { hours }) => sum + hours, 0);
const wholeWeek = notes.week.length * notes.hoursPerDay;
const { day } = agentsPage.solution;
const { offers } = automationPage;
const { gptAnswer, auditSheet } = offers;
const [hours = "", price = ""] = offers.consulting.points;
const { run } = demoCall;

/** Facts from visible parts of pages: samples, drawings and the words around them. All samples are invented. */
export const shownFacts: readonly Passage[] = [
  fact("home-benefits", "What an agent is made of", "/", `Your agents ${hero.benefits.map(midSentence).join("; ")}.`),
  fact(
    "home-permissions",
    "Permissions of an agent, a sample",
    "/",
    "The sample permissions: reading the supplier inbox and drafting the payment run are allowed, paying invoice 4417 ($1,284.00, over the $500 limit) needs you, and exporting the customer list is blocked.",
  ),
  fact(
    "home-log",
    "The agents' log beside the map, a sample",
    "/",
    "The sample log: at 09:41 the Sales Support Agent answered a web lead and offered Tuesday 14:00; at 09:38 the Bookkeeping Bot matched invoice 4417 to PO 2231, $1,284.00; at 09:30 the Onboarding Helper drafted a contract, which waits for your approval.",
  ),
  fact(
    "home-connections",
    "What feeds an agent",
    "/",
    "In the drawing of the home page a web form, an inbox and a CRM feed one agent, which writes to the ledger and the calendar.",
  ),
  fact(
    "home-run",
    "An onboarding run, a sample",
    "/",
    `${run.detail}: ${midSentence(run.result)}. It ${midSentence(run.action.text).replace(". Booked", ", and booked")} The output is a welcome email: ${midSentence(run.output.subject)}.`,
  ),
  ...featureCards
    .filter(({ id }) => id !== "integrations")
    .map(({ id, title, text }) => fact(`card-${id}`, title, "/", text)),
  fact(
    "agents-day",
    day.title,
    "/agents",
    day.alt.replace(/^[^:]*: /, "").replace(/^./, (first) => first.toUpperCase()),
  ),
  fact("agents-sheet-changes", agentsPage.catalog.title, "/agents", agentsPage.catalog.lead),
  fact(
    "agents-after-six",
    agentsPage.problem.title,
    "/agents",
    `${agentsPage.problem.text.replace(". None", ": none")} An agent takes one such job.`,
  ),
  fact(
    "voice-example",
    "One answer in three tones",
    "/agents",
    `To "${agentsPage.voice.question}" the professional tone says that the order ships on Tuesday, the witty one that it leaves "better rested than most of us", the casual one "Good news, your order goes out Tuesday". The voice layer is coming soon.`,
  ),
  fact(
    "waitlist-messages",
    "What the waitlist sends",
    "/agents",
    `${waitlist.text} It asks for name, email and type of business: ${inWords(
      waitlist.businessTypes.map(({ label }) => midSentence(label)),
      "or",
    )}.`,
  ),
  fact("tailored-sheet", agentsPage.tailored.title, "/agents", agentsPage.tailored.text),
  fact(
    "two-ways",
    offers.title,
    "/ai-automation",
    `${offers.lead} The consulting gives you ${midSentence(hours)}, with ${midSentence(price)}.`,
  ),
  fact(
    "consulting-week",
    offers.consulting.title,
    "/ai-automation",
    `${offers.consulting.text} You get ${midSentence(hours)}, and ${midSentence(price)}.`,
  ),
  fact(
    "gpt-sample",
    "A custom GPT's answer, a sample",
    "/ai-automation",
    `In the sample, "${gptAnswer.question}" gets "${gptAnswer.answer}" from the ${midSentence(gptAnswer.source)}. A question about a visa found no page and was sent to HR.`,
  ),
  fact(
    "audit-sheet",
    "The ops audit's sheet, a sample",
    "/ai-automation",
    `The sample sheet of ${midSentence(auditSheet.subject)}: ${inWords(auditSheet.terms.map(([term, value]) => `${midSentence(term)} ${value}`))}.`,
  ),
  fact(
    "consultation-notes",
    "Notes of a consultation, a sample",
    "/services#packages",
    `The sample notes of ${notes.subject}: an agent can take ${marked} of ${wholeWeek} hours, ${wholeWeek - marked} stay with Orla. Hand over first: supplier emails, 3 h a week. Do not hand over: price talks and complaints.`,
  ),
  fact(
    "services-start",
    "How the call is set",
    "/services",
    "Write two lines about what your team repeats. We answer with a time for the call and what to bring.",
  ),
  fact(
    "services-questions",
    "Three services, three questions",
    "/services",
    "Three AI services for three questions: what to hand over (AI Consulting), who does it (Custom AI Agents) and how it reaches your systems (Automation & Integration).",
  ),
  ...shownSamples,
];
