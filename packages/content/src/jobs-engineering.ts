import type { JobDetail } from "./job-detail.ts";

/** The three engineering positions in full. */
export const engineeringJobs = {
  "senior-ai-engineer": {
    summary:
      "You own agents from the first sketch to the log that a customer reads. You decide what one may do alone, what it must ask, and when it is not ready to run.",
    responsibilities: [
      "Design agents for one job each: what starts them, what they may touch and where they stop.",
      "Write the tests that an agent passes before it leaves approval mode, from a customer's own past cases.",
      "Choose models by measured quality, latency and cost, and change them when the numbers say so.",
      "Read production logs every week and turn each surprise into a rule or a test.",
      "Review the designs and code of other engineers, and write down why a decision was made.",
    ],
    requirements: [
      "5+ years of software engineering, with at least 2 on systems that call language models in production.",
      "Python and TypeScript that other people like to maintain.",
      "Experience with retrieval, tool calls and evaluation on real data.",
      "Habits for systems that fail: timeouts, retries, idempotency and alarms that mean something.",
      "Clear written English, because most decisions here are made in writing.",
    ],
    preferredQualifications: [
      "You have taken an agent out of production and can say what you learned.",
      "Work in a regulated field, such as health, finance or logistics.",
      "Talks, papers or open source about evaluation.",
    ],
    entrepreneurMinded: true,
  },
  "ai-ml-engineer": {
    summary:
      "You build the models behind forecasts and triage, and you stay with them. A model counts when its weekly accuracy is on a chart that its users look at.",
    responsibilities: [
      "Turn exports, tables and inboxes into training data with a documented origin.",
      "Build forecasting, ranking and classification models, and beat a simple baseline before anything larger.",
      "Put models behind an interface with versions, limits and a way back.",
      "Measure accuracy and drift every week and explain both to people who do not train models.",
      "Work with agent engineers on what to do when a model is unsure.",
    ],
    requirements: [
      "5+ years of work on machine learning, with models that ran in production for longer than a quarter.",
      "Python with the usual libraries for data and training, and SQL without a helper.",
      "Sound statistics: leakage, sampling, confidence and the cost of a wrong answer.",
      "Pipelines that run on a schedule and report when they do not.",
      "The patience to look at 200 rows by hand before drawing a curve.",
    ],
    preferredQualifications: [
      "Demand forecasting for trade, energy or freight.",
      "Fine-tuning of language models on small sets of data.",
      "Experience with privacy rules for training data.",
    ],
    entrepreneurMinded: true,
  },
  "full-stack-developer": {
    summary:
      "You build what people see of an agent: its log, its approvals and the way into their tools. When you do it well, nobody has to ask what the agent did.",
    responsibilities: [
      "Build screens for logs, approvals and settings that work on a phone and with a keyboard.",
      "Connect mailboxes, calendars, accounting and CRM systems, with the least access that does the job.",
      "Design interfaces between agents and screens that survive a lost connection.",
      "Keep pages fast and accessible, and hold both with tests.",
      "Sit in on customer calls and fix what made somebody hesitate.",
    ],
    requirements: [
      "3+ years of building web applications on both sides of the network.",
      "TypeScript, React and a server language you would choose again.",
      "SQL databases, migrations and queries that stay fast with a year of data.",
      "Semantic HTML, keyboard use and screen readers as part of the work, not a phase after it.",
      "Small pull requests with a description that says why.",
    ],
    preferredQualifications: [
      "Real-time interfaces over WebSockets or server-sent events.",
      "OAuth and webhooks of services that do not document them well.",
      "An eye for type, spacing and empty states.",
    ],
    entrepreneurMinded: true,
  },
} as const satisfies Record<string, JobDetail>;
