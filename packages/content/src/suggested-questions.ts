import { company } from "./company.ts";
import type { SitePath } from "./site-path.ts";

type Three = readonly [string, string, string];

/**
 * Questions that a visitor may ask the assistant first, by page: the longest matching path decides. A test of the API
 * ensures that the site's own knowledge answers each.
 */
export const suggestedQuestions: Readonly<Partial<Record<SitePath, Three>>> & Readonly<Record<"/", Three>> = {
  "/": ["What does an agent cost?", "How long does it take until the agent is live?", "Which work stays with people?"],
  "/about": ["Who do you build for?", `Who is behind ${company.name}?`, "What happens when the agent makes a mistake?"],
  "/solutions": [
    "We copy orders from email into a sheet every day. Can an agent do that?",
    "Can you connect our old ERP?",
    "Who approves payments?",
  ],
  "/ai-automation": [
    "What do I get for the price?",
    "Is it a monthly subscription?",
    "What happens in the first call?",
  ],
  "/services": ["What happens in the audit?", "Is the audit free?", "How do I get started?"],
  "/agents": [
    "Which agents do you have?",
    "Does the sales agent work on WhatsApp?",
    "Does it publish without approval?",
  ],
  "/playground": ["Can I try an agent for free?", "Do you have SOC 2?", "What uptime do you guarantee?"],
  "/contact": ["When are you open?", "How long does an integration take?", "Are you GDPR compliant?"],
  "/careers": ["Which jobs are open?", "Is the full-stack job remote?", "How do I apply?"],
};
