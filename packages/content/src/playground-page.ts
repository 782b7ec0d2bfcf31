import { company } from "./company.ts";
import type { LabeledLink } from "./site-path.ts";

/** The words of the playground around its agents (SPEC, "Playground"). */
export const playgroundPage = {
  title: "Playground",
  headline: "AI Agent Catalog",
  lead: "Three agents at work, from what starts them to what they hand back. No sign-up and no sales call first.",
  description:
    "Watch three AI agents work before you hire one: each run from trigger to action to output, and the six capabilities behind them.",
  tabsLabel: "What the catalog shows",
  agentsTab: "Business Agents",
  featuresTab: "Features & Capabilities",
  parts: { trigger: "Trigger", action: "Action", output: "Output" },
  note: "Sample runs. People and companies are fictional.",
  enterpriseTitle: "For enterprises",
  enterpriseLead: "What a security review asks for first.",
  closing: {
    title: "Name a task you would hand over",
    text: "In the free audit we look at your week and mark the tasks that an agent can take. You keep the list either way.",
    ctas: [
      { label: "Book a Free AI Audit", path: company.intakePath },
      { label: "Browse Full Agent Library", path: "/solutions" },
    ] satisfies readonly LabeledLink[],
  },
  notLoaded: "This could not be loaded. Check your connection, then try again.",
} as const;
