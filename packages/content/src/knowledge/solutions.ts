import { about } from "../about.ts";
import { promise } from "../company.ts";
import { methodology, services } from "../services.ts";
import type { Solution, SolutionSlug, UseCase } from "../solution.ts";
import { solutionSlugs } from "../solution.ts";
import { solutions } from "../solutions.ts";
import { toolNames } from "./names.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";
import { taskWords } from "./task-words.ts";
import { useCaseWordings } from "./wordings/use-cases.ts";

/** How people ask for a solution, and what does the work in an example sentence. */
type Asked = Readonly<{
  worker: string;
  /** Begins the answer in place of "title:" where the subtext needs it. */
  opening?: string;
  questions: readonly string[];
  keywords: readonly string[];
}>;

const asked: Readonly<Record<SolutionSlug, Asked>> = {
  "agent-delivery": {
    worker: "the agent",
    questions: ["What is AI Agent Delivery?", "Can you build an agent for us?", "What is an AI agent?"],
    keywords: ["bot", "custom agent", "build", "develop", "robot", "virtual assistant"],
  },
  "gpt-customization": {
    worker: "the assistant",
    questions: [
      "What are Custom GPT Agents?",
      "Can you build a chatbot that answers from our own documents?",
      "Can it be trained on our PDFs, manuals and knowledge base?",
    ],
    keywords: ["chatGPT", "GPT customization", "RAG", "wiki", "handbook", "search", "FAQ", "chatbot"],
  },
  "workflow-automation": {
    worker: "the workflow",
    questions: ["What is workflow automation?", "Can you automate a process between our systems?"],
    keywords: ["copy", "data entry", "typing", "manual work", "paperwork", "scan", "RPA", "handover"],
  },
  "no-code-integrations": {
    worker: "the flow",
    questions: [
      "Can you connect our apps without code?",
      "Can you connect our shop with a spreadsheet?",
      "Do we need developers or technical knowledge?",
      "Does it work with the tools we use?",
    ],
    keywords: ["Zapier", "Make", "n8n", "Airtable", "HubSpot", "Salesforce", "programmer", "IT department", "sync"],
  },
  "ai-powered-automation": {
    worker: "the agent",
    opening: "AI-Powered Automation is",
    questions: [`What is the ${promise.days}-day automation program?`, "What is AI-powered automation?"],
    keywords: ["operations", "program"],
  },
  "ai-consulting": {
    worker: "the review",
    questions: [
      "Do you offer AI consulting?",
      "Where should we start with AI?",
      "Can you advise us on an AI strategy?",
      "Do you train our staff?",
    ],
    keywords: ["advice", "advisor", "workshop", "roadmap", "readiness", "unsure", "strategy", "coach", "education"],
  },
  "machine-learning": {
    worker: "the model",
    questions: [
      "Do you do machine learning?",
      "Can you predict sales or demand?",
      "Can you build a custom model from our data?",
      "What can you do with years of our historical data?",
    ],
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
    questions: [
      "Do you work with large regulated enterprises?",
      "Can agents work under our identity, audit and approval rules?",
      "Can you detect fraud?",
    ],
    keywords: ["corporate", "compliance", "single sign-on", "governance", "old systems", "ERP", "identity provider"],
  },
};

function solutionPassage(slug: SolutionSlug, solution: Solution): Passage {
  const { questions, keywords, opening = `${solution.title}:` } = asked[slug];
  const examples = solution.useCases.slice(0, 2).map((part) => `${part.task} for ${midSentence(part.industry)}`);
  return {
    id: slug,
    kind: "solution",
    title: solution.title,
    path: `/solutions/${slug}`,
    questions,
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
    // The program has no page of its own: its examples stand in the overview.
    path: slug === "ai-powered-automation" ? "/solutions" : `/solutions/${slug}`,
    questions: [
      `What can you do for ${useCase.industry}?`,
      `Can you automate ${useCase.task}?`,
      ...(useCaseWordings[useCase.task] ?? []),
    ],
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
    questions: [
      "What do you offer?",
      "What can you do for my business?",
      "Which solutions do you have?",
      "What can you automate?",
      "List everything you do",
    ],
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
    questions: ["Which services do you offer?", "What are your AI services?"],
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
    questions: [
      "Which tools and systems do you integrate with?",
      "Does it work with our CRM?",
      "Do we have to switch or replace our software?",
      "Do you have an API?",
    ],
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
    questions: [
      "Does it work with legacy or on-premise systems?",
      "Can it be integrated with SAP, Oracle or a mainframe?",
      "Our software is outdated and has no API",
    ],
    keywords: ["ERP", "AS/400", "database", "terminal"],
    text: oldSystems.description,
    answer: `Old systems are included: ${midSentence(oldSystems.description)}`,
  },
  {
    id: "agent-or-gpt",
    kind: "fact",
    title: "Agent or custom GPT?",
    path: "/solutions",
    questions: [
      "What is the difference between an agent and a custom GPT?",
      "Is this just a chatbot?",
      "Do I need a chatbot or an agent?",
    ],
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
