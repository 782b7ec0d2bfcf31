import type { EvaluatedQuestion } from "./evaluation-types.ts";

/** Uses, and trustworthiness. Asked as visitors write. */
export const questionsOnTrust: readonly EvaluatedQuestion[] = [
  {
    id: "question-27",
    ask: "does the sales one work on whatsapp?",
    pages: ["/agents"],
    facts: [/whatsapp/i],
  },
  {
    id: "question-28",
    ask: "bookeeping bot quickbooks",
    pages: ["/agents"],
    facts: [/quickbooks/i],
  },
  {
    id: "question-29",
    ask: "will it post stuff without me seeing it",
    pages: ["/agents", "/playground", "/solutions/agent-delivery", "/solutions/workflow-automation"],
    facts: [/approv/i],
  },
  {
    id: "question-30",
    ask: "demo pls",
    pages: ["/playground"],
    facts: [/playground|trigger|demo/i],
  },
  {
    id: "question-31",
    ask: "is there a chat demo where i can write with a person",
    pages: ["/chat"],
    facts: [/chat/i],
  },
  {
    id: "question-32",
    ask: "is it gdpr compliant",
    pages: ["/contact", "/playground"],
    facts: [/GDPR/i],
  },
  {
    id: "question-33",
    ask: "do you have SOC2",
    pages: ["/playground"],
    facts: [/SOC 2/i],
  },
  {
    id: "question-34",
    ask: "what uptime do you guarantee",
    pages: ["/playground"],
    facts: [/99\.9%/i],
  },
  {
    id: "question-35",
    ask: "how long do you keep the stuff I type in the form",
    pages: ["/intake-form.html"],
    facts: [/365 days/i],
  },
  {
    id: "question-36",
    ask: "what if the agent makes a mistake",
    pages: ["/solutions/agent-delivery", "/solutions/workflow-automation", "/ai-automation", "/playground"],
    facts: [/approv|log|unsure|undone/i],
  },
  {
    id: "question-37",
    ask: "is the full stack job remote",
    pages: ["/careers", "/careers/apply/full-stack-developer"],
    facts: [/remote/i],
  },
  {
    id: "question-38",
    ask: "how long is the contract for the project manager position",
    pages: ["/careers", "/careers/apply/project-manager"],
    facts: [/\b6[- ]months?/i],
  },
  {
    id: "question-39",
    ask: "who is behind thirtyfold",
    pages: ["/about"],
    facts: [/found|list/i],
  },
  {
    id: "question-40",
    ask: "we're only 2 people, is this for us or just big companies",
    pages: ["/about"],
    facts: [/solo|mid-sized|teams/i],
  },
  {
    id: "question-41",
    ask: "what about the second one?",
    history: [
      { role: "user", content: "what agents do you have" },
      {
        role: "assistant",
        content:
          "There are three: Sales Support Agent, Finance & Bookkeeping Bot and Promo Content Generator. More: /agents",
      },
    ],
    pages: ["/agents"],
    facts: [/bookkeeping|quickbooks/i],
  },
  {
    id: "question-42",
    ask: "hi, ballpark figure for a bot that qualifies leads?",
    pages: ["/ai-automation", "/agents"],
    facts: [/\$2,500|leads/i],
  },
  {
    id: "question-43",
    ask: "Does your finance robot handle receipts that arrive by mail?",
    pages: ["/agents"],
    facts: [/receipts/i],
  },
  {
    id: "question-44",
    ask: "we are a nonprofit with 4 employees, can you help us",
    pages: ["/about", "/solutions/no-code-integrations"],
    facts: [/nonprofit|donor|teams/i],
  },
  {
    id: "question-45",
    ask: "What are the four steps of your programme?",
    pages: ["/ai-automation"],
    facts: [/discovery call/i, /ops audit/i],
  },
  {
    id: "question-46",
    ask: "Do I have to replace our CRM?",
    pages: ["/", "/solutions/no-code-integrations", "/solutions/agent-delivery", "/playground", "/solutions"],
    facts: [/tools|CRM|already/i],
  },
  {
    id: "question-47",
    ask: "when do you delete my data",
    pages: ["/intake-form.html"],
    facts: [/365 days/i],
  },
  {
    id: "question-48",
    ask: "how many years of experience do i need for the product lead role",
    pages: ["/careers", "/careers/apply/product-manager"],
    facts: [/\b4\+? ?years/i],
  },
  {
    id: "question-49",
    ask: "Every morning I spend an hour sorting support tickets by urgency",
    pages: [
      "/solutions/ai-powered-automation",
      "/ai-automation",
      "/solutions/agent-delivery",
      "/solutions/gpt-customization",
      "/intake-form.html",
    ],
    facts: [/agent/i, /ticket|sort|task/i],
  },
  {
    id: "question-50",
    ask: "show me an example of client onboarding",
    pages: ["/playground"],
    facts: [/onboarding/i],
  },
  {
    id: "question-51",
    ask: "what's machine learning good for in energy",
    pages: ["/solutions/machine-learning"],
    facts: [/load|energy/i],
  },
  {
    id: "question-52",
    ask: "and is it remote?",
    history: [
      { role: "user", content: "do you have a job for an ai engineer" },
      {
        role: "assistant",
        content:
          "Senior AI Engineer is a full-time position in Engineering and asks for 5+ years. More: /careers/apply/senior-ai-engineer",
      },
    ],
    pages: ["/careers", "/careers/apply/senior-ai-engineer"],
    facts: [/remote/i],
  },
];
