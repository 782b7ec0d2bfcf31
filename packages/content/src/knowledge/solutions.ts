import { about } from "../about.ts";
import { methodology, services } from "../services.ts";
import type { Solution, SolutionSlug, UseCase } from "../solution.ts";
import { solutionSlugs } from "../solution.ts";
import { solutions } from "../solutions.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";
import { taskWords } from "./task-words.ts";

/** Tools that visitors name when they ask whether an agent can work with theirs. None implies a partnership. */
const toolNames: readonly string[] =
  `Gmail, Outlook, Microsoft Teams, Office 365, Google Workspace, Google Drive, Google Calendar, Dropbox, SharePoint, OneDrive,
  Trello, Asana, Jira, ClickUp, Basecamp, Confluence, Zendesk, Intercom, Freshdesk, Stripe, Square, Xero, NetSuite, Sage, Odoo,
  Pipedrive, Zoho, Mailchimp, Klaviyo, Calendly, Zoom, Twilio, Telegram, Discord, Magento, BigCommerce, WordPress,
  Squarespace, Wix, DocuSign, Typeform, Tableau, Power BI, Snowflake`.split(/,\s+/);

/** The worker in an example sentence, and words for a solution that its page does not use. */
type Asked = Readonly<{
  worker: string;
  /** Begins the answer in place of "title:" where the subtext needs it. */
  opening?: string;
  keywords: readonly string[];
}>;

const asked: Readonly<Record<SolutionSlug, Asked>> = {
  "agent-delivery": {
    worker: "the agent",
    keywords: ["bot", "custom agent", "build", "develop", "robot", "virtual assistant"],
  },
  "gpt-customization": {
    worker: "the assistant",
    keywords: ["chatGPT", "GPT customization", "RAG", "wiki", "handbook", "search", "FAQ", "chatbot"],
  },
  "workflow-automation": {
    worker: "the workflow",
    keywords: ["copy", "data entry", "typing", "manual work", "paperwork", "scan", "RPA", "handover"],
  },
  "no-code-integrations": {
    worker: "the flow",
    keywords: ["Zapier", "Make", "n8n", "Airtable", "HubSpot", "Salesforce", "programmer", "IT department", "sync"],
  },
  "ai-powered-automation": {
    worker: "the agent",
    opening: "AI-Powered Automation is",
    keywords: ["operations", "program"],
  },
  "ai-consulting": {
    worker: "the review",
    keywords: ["advice", "advisor", "workshop", "roadmap", "readiness", "unsure", "strategy", "coach", "education"],
  },
  "machine-learning": {
    worker: "the model",
    keywords: [
      "ML",
      "prediction",
      "forecasting",
      "data science",
      "analytics",
      "neural",
      "classification",
      "anomaly",
      "sentiment analysis",
      "predictive maintenance",
      "recommendations",
      "computer vision",
      "revenue",
      "cash flow",
      "images",
      "deep learning",
      "NLP",
    ],
  },
  "enterprise-integration": {
    worker: "the agent",
    keywords: ["corporate", "compliance", "single sign-on", "governance", "old systems", "ERP", "identity provider"],
  },
};

function solutionPassage(slug: SolutionSlug, solution: Solution): Passage {
  const { keywords, opening = `${solution.title}:` } = asked[slug];
  const examples = solution.useCases.slice(0, 2).map((part) => `${part.task} for ${midSentence(part.industry)}`);
  return {
    id: slug,
    kind: "solution",
    title: solution.title,
    path: `/solutions/${slug}`,
    keywords: [...keywords, ...solution.useCases.map((useCase) => useCase.industry)],
    text: [solution.description, ...solution.features.map((part) => `${part.title}: ${part.description}`)].join(" "),
    answer: `${opening} ${midSentence(solution.subtext)} For example: ${examples.join(", ")}. Key features: ${solution.features.map(({ title }) => midSentence(title)).join("; ")}.`,
  };
}

function useCasePassage(slug: SolutionSlug, solution: Solution, useCase: UseCase): Passage {
  return {
    id: `${slug}.${useCase.task.replaceAll(/\W+/g, "-")}`,
    kind: "use-case",
    title: `${useCase.industry}: ${useCase.task}`,
    // The program has no page of its own: its examples are in the overview.
    path: slug === "ai-powered-automation" ? "/solutions" : `/solutions/${slug}`,
    keywords: taskWords[useCase.task] ?? [],
    text: useCase.text,
    answer: `That fits ${solution.title}. An example for ${midSentence(useCase.industry)}: ${asked[slug].worker} ${midSentence(useCase.text)}`,
  };
}

const [, , oldSystems] = solutions["enterprise-integration"].features;

/** The overview of solutions and services, the eight solutions and their use cases. */
export const solutionPassages: readonly Passage[] = [
  {
    id: "solutions",
    kind: "fact",
    title: "All solutions",
    path: "/solutions",
    keywords: ["overview", "options", "products", "portfolio"],
    text: solutionSlugs.map((slug) => `${solutions[slug].title}: ${solutions[slug].subtext}`).join(" "),
    answer: `${countWord(solutionSlugs.length)} solutions: ${inWords(solutionSlugs.map((slug) => solutions[slug].title))}.`,
    items: solutionSlugs,
  },
  {
    id: "services",
    kind: "fact",
    title: "AI services",
    path: "/services",
    keywords: ["consultancy", "methodology"],
    text: [...services, ...methodology].map((part) => `${part.title}: ${part.text}`).join(" "),
    answer: `${countWord(services.length)} services: ${inWords(services.map(({ title, terms }) => `${title} (${midSentence(terms.takes)})`))}. Each runs in ${methodology.length} steps: ${inWords(methodology.map((step) => step.title.toLowerCase()))}.`,
    items: ["ai-consulting", "agent-delivery", "workflow-automation"],
  },
  {
    id: "integrations",
    kind: "fact",
    title: "Integrations with your tools",
    path: "/solutions/no-code-integrations",
    keywords: ["Excel", "Google Sheets", "compatible", "plugin", "webhook", ...toolNames],
    text: `${about.principles[3].text} ${solutions["no-code-integrations"].features[0].description} Forms, inboxes, spreadsheets, CRMs and APIs.`,
    answer:
      "Agents work in the tools you already use: forms, inboxes, spreadsheets, CRM, calendar and internal APIs. If an app has an API, a webhook or an export, it can take part.",
  },
  {
    id: "legacy-systems",
    kind: "fact",
    title: "Legacy and on-premise systems",
    path: "/solutions/enterprise-integration",
    keywords: ["ERP", "AS/400", "database", "terminal"],
    text: oldSystems.description,
    answer: `Old systems are included: ${midSentence(oldSystems.description)}`,
  },
  {
    id: "agent-or-gpt",
    kind: "fact",
    title: "Agent or custom GPT?",
    path: "/solutions",
    keywords: ["versus", "compare", "software"],
    text: `${solutions["agent-delivery"].description} ${solutions["gpt-customization"].description}`,
    answer:
      "A custom GPT answers questions from your documents and names the page. An agent does a job: it reads, writes in your systems and asks a person at the risky step.",
  },
  ...solutionSlugs.map((slug) => solutionPassage(slug, solutions[slug])),
  ...solutionSlugs.flatMap((slug) =>
    solutions[slug].useCases.map((useCase) => useCasePassage(slug, solutions[slug], useCase)),
  ),
];
