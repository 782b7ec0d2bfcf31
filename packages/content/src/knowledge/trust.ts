import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { pricing } from "../pricing.ts";
import { retention } from "../retention.ts";
import { enterpriseIntegration } from "../solutions-programs.ts";
import type { Passage } from "./passage.ts";

/** Security, compliance and data. Passages that rely on a claim use SPEC's wording, and are marked. */
export const trustPassages: readonly Passage[] = [
  {
    id: "compliance",
    kind: "fact",
    title: "GDPR, HIPAA and CCPA",
    path: "/contact",
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
    keywords: ["store", "retention", "erase", "remove", "personal", "privacy policy", "third parties", "duration"],
    text: retention.text,
    answer: `We keep what you send for ${retention.days} days, then delete it; only ${retention.recipients} gets it. To have it erased sooner, write to ${company.email}.`,
  },
  {
    id: "model-training",
    kind: "fact",
    title: "Models and training on your data",
    path: company.intakePath,
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
    keywords: ["intellectual property", "leave", "switch provider", "export", "vendor"],
    text: `${pricing.included.join(". ")}. Every flow is documented in your own account.`,
    answer:
      "The log of every action is yours, and no-code flows live in your own account, named and documented, without lock-in to us.",
  },
];
