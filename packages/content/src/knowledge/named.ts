import { libraryAgents, voiceTones } from "../agents.ts";
import { systemsMap } from "../integration.ts";
import { jobs } from "../jobs.ts";
import { demandForecast } from "../machine-learning.ts";
import { demoAgents } from "../playground.ts";
import { processSteps } from "../process.ts";
import { strategyConsultation } from "../services-page.ts";
import { solutions } from "../solutions.ts";
import { testimonials } from "../testimonials.ts";

/** Things that the site calls by name, with the word for their kind. */
export type NamedThings = Readonly<{
  kind: "position" | "agent" | "customer" | "person" | "call" | "feature" | "assistant";
  names: readonly string[];
  /** Whether the first word suffices, or the last one: "Pellwater", "Kallio". */
  short?: "first" | "last";
  /** Names only after "the" or "that". */
  described?: readonly string[];
}>;

const { visitor } = strategyConsultation.notes;

/** The names as the site writes them, then visitors' other names for these things. */
export const namedThings: readonly NamedThings[] = [
  {
    kind: "position",
    names: [
      ...jobs.map(({ title }) => title),
      ...["AI", "ML", "machine learning", "AI/ML"].flatMap((field) =>
        ["", "senior "].flatMap((rank) => [`${rank}${field} engineer`, `${rank}${field} developer`]),
      ),
      "full-stack dev",
      "full-stack engineer",
      "full-stack",
      "product manager",
      "head of sales",
      "sales lead",
      "sales position",
      "sales job",
      "sales role",
      "project lead",
    ],
  },
  {
    kind: "agent",
    names: [
      ...[...libraryAgents, ...demoAgents].map(({ name }) => name),
      ...[
        "sales",
        "sales support",
        "finance",
        "bookkeeping",
        "accounting",
        "content",
        "promo",
        "promo content",
      ].flatMap((job) => [`${job} agent`, `${job} bot`]),
      "sales support assistant",
      "content generator",
      "promo generator",
      "onboarding helper",
      "ops tracker",
    ],
  },
  {
    kind: "customer",
    short: "first",
    names: [
      ...testimonials.map(({ organization }) => organization),
      systemsMap.organization,
      demandForecast.store,
      visitor.organization,
    ],
    described: [
      "online retailer",
      "retailer",
      "credit union",
      "dental group",
      "dental practice",
      "dentist",
      "research studio",
      "research company",
      "freight forwarder",
      "freight company",
      "freight firm",
    ],
  },
  {
    kind: "person",
    short: "last",
    names: [...testimonials.map(({ name }) => name), demandForecast.planner, visitor.name],
  },
  { kind: "call", names: [processSteps[0].title, "first call"] },
  {
    kind: "feature",
    names: [voiceTones.layer, "voice layer", "voice customization", "voice customisation layer", "voice customisation"],
  },
  {
    kind: "assistant",
    names: [
      solutions["gpt-customization"].title,
      "custom GPT agent",
      "custom GPT assistant",
      "custom GPT",
      "GPT agent",
      "GPT assistant",
    ],
  },
];
