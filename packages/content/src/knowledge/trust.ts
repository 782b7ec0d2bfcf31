import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { pricing } from "../pricing.ts";
import { retention } from "../retention.ts";
import { enterpriseIntegration } from "../solutions-programs.ts";
import type { Passage } from "./passage.ts";

/** Security, compliance and data. What rests on a claim is worded as SPEC words it, and marked. */
export const trustPassages: readonly Passage[] = [
  {
    id: "compliance",
    kind: "fact",
    title: "GDPR, HIPAA and CCPA",
    path: "/contact",
    questions: [
      "Are you GDPR compliant?",
      "Are you HIPAA compliant?",
      "Do you comply with CCPA?",
      "Can you work with patient data or health records?",
      "Which regulations and privacy laws do you follow?",
      "How do you handle data protection?",
    ],
    keywords: ["data processing agreement", "legal", "patient data", "health data", "Europe", "California", "law"],
    text: `We work in ${claims.regulations.text}. The features list names: ${claims.soc2Gdpr.text}.`,
    answer: `The contact page states ${claims.regulations.text}. For the documents behind it, ask through the intake form, ${company.intakePath}.`,
    claim: true,
  },
  {
    id: "soc2",
    kind: "fact",
    title: "SOC 2",
    path: "/playground",
    questions: ["Do you have SOC 2?", "Are you certified?", "Which certifications do you have?", "ISO 27001?"],
    keywords: ["SOC2", "certificate", "auditor", "security report"],
    text: `The enterprise list in the playground: ${claims.soc2Gdpr.text}.`,
    answer: `The enterprise list in the playground states: ${claims.soc2Gdpr.text}. It names no other certificate.`,
    claim: true,
  },
  {
    id: "uptime",
    kind: "fact",
    title: "Uptime and SLA",
    path: "/playground",
    questions: ["What uptime do you guarantee?", "Is there an SLA?", "What about downtime and outages?"],
    keywords: ["availability", "service level", claims.uptime.text],
    text: `The enterprise list in the playground: ${claims.uptime.text}.`,
    answer: `The enterprise list in the playground states a ${claims.uptime.text}.`,
    claim: true,
  },
  {
    id: "security",
    kind: "fact",
    title: "Security",
    path: "/playground",
    questions: [
      "How secure is it?",
      "Is our data safe with you?",
      "Is the data encrypted?",
      "Which security features are there?",
      "Who can access what?",
    ],
    keywords: ["encryption", "roles", "permissions", "protect", "breach", "hack", "credentials", "SSO"],
    text: `${claims.encryption.text}. ${claims.accessControls.text}. Scoped credentials, spending limits, a named approver and a full log. ${enterpriseIntegration.features[0].description}`,
    answer: `The enterprise list names ${claims.encryption.text.toLowerCase()} and ${claims.accessControls.text.toLowerCase()}. Each agent gets the least access its job needs, and every action is logged.`,
    claim: true,
  },
  {
    id: "data-kept",
    kind: "fact",
    title: "What happens to your form data",
    path: company.intakePath,
    questions: [
      "How long do you keep my data?",
      "What do you do with the information I enter in the form?",
      "Who sees what I send?",
      "Can you delete my data?",
      "Do you sell or share my data and email address?",
    ],
    keywords: ["store", "retention", "erase", "remove", "personal", "privacy policy", "third parties", "duration"],
    text: retention.text,
    answer: `We keep what you send for ${retention.days} days, then delete it; only ${retention.recipients} gets it. To have it erased sooner, write to ${company.email}.`,
  },
  {
    id: "model-training",
    kind: "fact",
    title: "Models and training on your data",
    path: company.intakePath,
    questions: [
      "Is our data used to train AI models?",
      "Which AI model do you use?",
      "Do you use OpenAI, ChatGPT, Claude or open source models?",
      "Where is our data hosted?",
      "Can it run on our own servers?",
    ],
    keywords: ["hosting", "self-hosted", "llm", "cloud", "server", "gemini", "llama", "region"],
    text: "The site does not say which models run an agent or where it is hosted. Both are settled in the audit.",
    answer:
      "This site does not say which models run an agent, whether they learn from your data or where it is hosted. All of this belongs in the free AI audit: put your conditions in the intake form.",
    unstated: true,
  },
  {
    id: "ownership",
    kind: "fact",
    title: "Who owns agents, flows and logs",
    path: "/solutions/no-code-integrations",
    questions: [
      "Do we own the agent?",
      "Who owns the code and the logs?",
      "Do we keep the automations if we leave?",
      "Is there a lock-in?",
    ],
    keywords: ["intellectual property", "leave", "switch provider", "export", "vendor"],
    text: `${pricing.included.join(". ")}. Every flow is documented in your own account.`,
    answer:
      "The log of every action is yours, and no-code flows live in your own account, named and documented, without lock-in to us.",
  },
];
