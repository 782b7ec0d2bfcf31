import { agentsPage, waitlist } from "../agents-page.ts";
import { automationPage } from "../automation-page.ts";
import { demoCall, featureCards, hero } from "../home.ts";
import { strategyConsultation } from "../services-page.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";
import { shown } from "./shown-fact.ts";
import { shownSamples } from "./shown-samples.ts";

const { notes } = strategyConsultation;
const marked = notes.week.reduce((sum, { hours }) => sum + hours, 0);
const wholeWeek = notes.week.length * notes.hoursPerDay;
const { day } = agentsPage.solution;
const { offers } = automationPage;
const { gptAnswer, auditSheet } = offers;
const [hours = "", price = ""] = offers.consulting.points;
const { run } = demoCall;

/** Facts that stand in what a page shows: samples, drawings and the words around them. All samples are invented. */
export const shownFacts: readonly Passage[] = [
  shown(
    "home-benefits",
    "What an agent is made of",
    "/",
    `Your agents ${hero.benefits.map(midSentence).join("; ")}.`,
    `what are the four points at the top of the home page
    does it live inside the tools I already use
    are agents trained on our documents and rules
    what makes it more than software
    what do I see first on your site
    is it trained on my own stuff`,
  ),
  shown(
    "home-permissions",
    "Permissions of an agent, a sample",
    "/",
    "The sample permissions: reading the supplier inbox and drafting the payment run are allowed, paying invoice 4417 ($1,284.00, over the $500 limit) needs you, and exporting the customer list is blocked.",
    `what spending limit does the example have
    why does invoice 4417 need me
    which action is blocked in the permissions example
    can an agent export our customer list
    what is allowed and what is blocked
    example of limits and permissions
    what can it do without asking in the sample
    500 dollar limit
    will it be able to download all my customers`,
  ),
  shown(
    "home-log",
    "The agents' log beside the map, a sample",
    "/",
    "The sample log: at 09:41 the Sales Support Agent answered a web lead and offered Tuesday 14:00; at 09:38 the Bookkeeping Bot matched invoice 4417 to PO 2231, $1,284.00; at 09:30 the Onboarding Helper drafted a contract, which waits for your approval.",
    `what does the log on the home page show
    what did the bookkeeping bot do at 09:38
    what was offered at 09:41
    which document waits for approval in the log
    example lines of a log
    what is the amount of the matched invoice`,
  ),
  shown(
    "home-connections",
    "What feeds an agent",
    "/",
    "In the drawing of the home page a web form, an inbox and a CRM feed one agent, which writes to the ledger and the calendar.",
    `what feeds the agent in the drawing
    where does the agent get its input from
    what does the agent write to
    diagram of connections
    inputs and outputs of an agent
    the internal API only one person understands`,
  ),
  shown(
    "home-run",
    "An onboarding run, a sample",
    "/",
    `${run.detail}: ${midSentence(run.result)}. It ${midSentence(run.action.text).replace(". Booked", ", and booked")} The output is a welcome email: ${midSentence(run.output.subject)}.`,
    `how long did the onboarding run take
    run 0182
    how many minutes does onboarding a client take in the example
    what started the run on the home page
    when is the kickoff in the example
    what did the onboarding helper create
    which files does the client have to send`,
  ),
  ...featureCards
    .filter(({ id }) => id !== "integrations")
    .map(({ id, title, text }) =>
      shown(
        `card-${id}`,
        title,
        "/",
        text,
        id === "plug-and-play"
          ? `plug and play agents
          can I start from a ready role
          which roles have you built before
          is there something off the shelf
          how do you adapt a ready-made agent to us
          do I have to start from zero
          what do you set before you switch it on`
          : `secure and scalable delivery
          spending limits
          what if volume triples
          do I need to hire when orders grow
          who approves risky steps
          are credentials limited
          how do you keep an agent within limits`,
      ),
    ),
  shown(
    "agents-day",
    day.title,
    "/agents",
    day.alt.replace(/^[^:]*: /, "").replace(/^./, (first) => first.toUpperCase()),
    `who answers a new lead at night
    how many hours a day does the agent answer
    15 hours
    what happens to leads after six in the evening
    who is there when my team goes home
    when does the team answer and when the agent
    leads at midnight
    after hours coverage
    nobody in the office after 6pm`,
  ),
  shown(
    "agents-sheet-changes",
    agentsPage.catalog.title,
    "/agents",
    agentsPage.catalog.lead,
    `can I change the role sheet
    can the job of a ready-made agent be changed
    are the hours on the sheet fixed
    can we adjust what it may do
    is everything on the sheet fixed or flexible
    until when can things be changed
    can I edit the job description`,
  ),
  shown(
    "agents-after-six",
    agentsPage.problem.title,
    "/agents",
    `${agentsPage.problem.text.replace(". None", ": none")} An agent takes one such job.`,
    `why do I need an agent at all
    work arrives after six
    what problem do the agents solve
    a teammate for the hours nobody has
    we cannot keep up outside office hours
    things pile up until friday
    who does the work nobody has time for`,
  ),
  shown(
    "voice-example",
    "One answer in three tones",
    "/agents",
    `To "${agentsPage.voice.question}" the professional tone says that the order ships on Tuesday, the witty one that it leaves "better rested than most of us", the casual one "Good news, your order goes out Tuesday". The voice layer is coming soon.`,
    `how would a witty agent answer
    example of the tones
    difference between professional and casual
    when does my order ship example
    what day does the order ship in the tone example
    which of the tones are there
    funny bot example`,
  ),
  shown(
    "waitlist-messages",
    "What the waitlist sends",
    "/agents",
    `${waitlist.text} It asks for name, email and type of business: ${inWords(
      waitlist.businessTypes.map(({ label }) => midSentence(label)),
      "or",
    )}.`,
    `how many emails will I get from the waitlist
    do you spam people on the waitlist
    which types of business can I choose
    what do I get when I join the waitlist
    how often do you write to the list
    will I be flooded with mails
    business type options
    do you send a newsletter every week`,
  ),
  shown(
    "tailored-sheet",
    agentsPage.tailored.title,
    "/agents",
    agentsPage.tailored.text,
    `what if my job is in no catalog
    do I see the sheet before you build
    how do I request a deployment
    an agent for a job that is not in the list
    request deployment
    none of the three fits us
    what if none of your agents matches`,
  ),
  shown(
    "two-ways",
    offers.title,
    "/ai-automation",
    `${offers.lead} The consulting gives you ${midSentence(hours)}, with ${midSentence(price)}.`,
    `which two ways are there to start
    should I begin with consulting or with a gpt
    what if I cannot name the first task
    when is a gpt the better start
    I have no idea which task to pick
    what is the difference between the two ways to start
    same questions keep coming, what should I take`,
  ),
  shown(
    "consulting-week",
    offers.consulting.title,
    "/ai-automation",
    `${offers.consulting.text} You get ${midSentence(hours)}, and ${midSentence(price)}.`,
    `what is AI automation consulting
    do you spend a week with us
    who decides what is handed over
    do I get a price and a date for each task
    how do you count what comes back
    do you sit next to my people`,
  ),
  shown(
    "gpt-sample",
    "A custom GPT's answer, a sample",
    "/ai-automation",
    `In the sample, "${gptAnswer.question}" gets "${gptAnswer.answer}" from the ${midSentence(gptAnswer.source)}. A question about a visa found no page and was sent to HR.`,
    `can I fly business class in the example
    what did the gpt say about Lisbon
    which page of the travel policy
    what happens with the visa question
    example answer of a custom gpt
    flights under six hours
    who gets a question that the documents do not answer`,
  ),
  shown(
    "audit-sheet",
    "The ops audit's sheet, a sample",
    "/ai-automation",
    `The sample sheet of ${midSentence(auditSheet.subject)}: ${inWords(auditSheet.terms.map(([term, value]) => `${midSentence(term)} ${value}`))}.`,
    `what does the audit sheet show
    how many tasks were counted in the sample audit
    which agent comes first in the audit example
    what stays with people according to the audit
    on which day is the audit done
    is hiring or pricing automated`,
  ),
  shown(
    "consultation-notes",
    "Notes of a consultation, a sample",
    "/services#packages",
    `The sample notes of ${notes.subject}: an agent can take ${marked} of ${wholeWeek} hours, ${wholeWeek - marked} stay with Orla. Hand over first: supplier emails, 3 h a week. Do not hand over: price talks and complaints.`,
    `how many hours could the agent take from Orla
    what are Orla Brandt's notes
    Tarnfield Supply
    what should not be handed over in the sample notes
    example of audit notes
    which task is first in the notes from the call
    how many hours stay with the office manager
    what would the notes look like
    should complaints go to an agent`,
  ),
  shown(
    "services-start",
    "How the call is set",
    "/services",
    "Write two lines about what your team repeats. We answer with a time for the call and what to bring.",
    `what do I have to write to get a call
    how much should I write
    how do I get a time for the call
    is it enough to write two lines
    what do you answer to my request
    do I need a long briefing`,
  ),
  shown(
    "services-questions",
    "Three services, three questions",
    "/services",
    "Three AI services for three questions: what to hand over (AI Consulting), who does it (Custom AI Agents) and how it reaches your systems (Automation & Integration).",
    `which three questions do your services answer
    what is the difference between your services
    consulting or agents or integration, which one
    which service do I need
    decide build connect
    how do the three services differ`,
  ),
  ...shownSamples,
];
