import { libraryAgents } from "../agents.ts";
import { aiConsultingDetail, opportunityTable } from "../consulting.ts";
import { enterpriseIntegrationDetail } from "../integration.ts";
import { jobDetails } from "../job-details.ts";
import { jobs } from "../jobs.ts";
import { demandForecast, machineLearningDetail } from "../machine-learning.ts";
import { solutionSlugs } from "../solution.ts";
import { solutions } from "../solutions.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";

const details = {
  "ai-consulting": aiConsultingDetail,
  "machine-learning": machineLearningDetail,
  "enterprise-integration": enterpriseIntegrationDetail,
} as const;
const detailSlugs = ["ai-consulting", "machine-learning", "enterprise-integration"] as const;

function agentFacts(): readonly Passage[] {
  return libraryAgents.flatMap(({ slug, name, does, terms, asks }) => [
    {
      id: `${slug}-sheet`,
      kind: "fact" as const,
      title: `${name}: role sheet`,
      path: "/agents" as const,
      text: `${name}. ${terms.map(([term, value]) => `${term}: ${value}`).join(". ")}. ${asks}`,
      // The next sentence says what it must ask.
      answer: `The ${name}'s role sheet: ${terms
        .slice(0, -1)
        .map(([term, value]) => `${term.toLowerCase()}: ${midSentence(value)}`)
        .join("; ")}. ${asks}`,
    },
    {
      id: `${slug}-does`,
      kind: "fact" as const,
      title: `${name}: what it does`,
      path: "/agents" as const,
      text: `${name}. ${does.join(". ")}.`,
      answer: `The ${name} ${inWords(does.map(midSentence))}.`,
    },
  ]);
}

function featureFacts(): readonly Passage[] {
  return solutionSlugs.flatMap((slug) =>
    solutions[slug].features.map(({ title, description }, at) => ({
      id: `${slug}:feature-${at + 1}`,
      kind: "fact" as const,
      title: `${solutions[slug].title}: ${midSentence(title)}`,
      path: `/solutions/${slug}` as const,
      text: description,
      answer: `${title}: ${midSentence(description)}`,
    })),
  );
}

function detailFacts(): readonly Passage[] {
  return detailSlugs.flatMap((slug) => [
    ...details[slug].services.items.map(({ title, bullets }, at) => ({
      id: `${slug}:service-${at + 1}`,
      kind: "fact" as const,
      title: `${solutions[slug].title}: ${midSentence(title)}`,
      path: `/solutions/${slug}` as const,
      text: `${bullets.join(". ")}.`,
      answer: `${title}: ${bullets.map(midSentence).join("; ")}.`,
    })),
    ...details[slug].why.points.map(({ title, text }, at) => ({
      id: `${slug}:reason-${at + 1}`,
      kind: "fact" as const,
      title: `${solutions[slug].title}: ${midSentence(title)}`,
      path: `/solutions/${slug}` as const,
      text,
      answer: `${title}: ${midSentence(text)}`,
    })),
  ]);
}

/** Joins a list's items into one sentence. */
function joined(items: readonly string[]): string {
  return items.map((item) => midSentence(item.replace(/[.]$/, ""))).join("; ");
}

function jobFacts(): readonly Passage[] {
  return jobs.flatMap(({ id, title, applyLink }) => {
    const { summary, responsibilities, requirements, preferredQualifications } = jobDetails[id];
    const passage = (part: string, name: string, items: readonly string[]): Passage => ({
      id: `job-${id}-${part}`,
      kind: "job",
      title: `Job: ${title}: ${name.toLowerCase()}`,
      path: applyLink,
      text: items.join(" "),
      answer: `${title}, ${name.toLowerCase()}: ${joined(items)}.`,
    });
    return [
      passage("tasks", "Responsibilities", [summary, ...responsibilities.slice(0, 1)]),
      passage("tasks-2", "Further responsibilities", responsibilities.slice(1, 3)),
      passage("tasks-3", "More responsibilities", responsibilities.slice(3)),
      passage("requirements-2", "Further requirements", requirements.slice(3)),
      passage("requirements", "Requirements", requirements.slice(0, 3)),
      passage("preferred", "Preferred qualifications", preferredQualifications),
    ];
  });
}

const sheet = opportunityTable.rows[0];

/** Invented examples on the detail pages. */
const samples: readonly Passage[] = [
  {
    id: "sample-ranking",
    kind: "fact",
    title: `${opportunityTable.title}, a sample`,
    path: "/solutions/ai-consulting",
    text: opportunityTable.rows
      .map(({ task, hoursPerMonth, verdict }) => `${task}: ${hoursPerMonth} hours a month, ${verdict}`)
      .join(". "),
    answer: `The sample ranking puts ${midSentence(sheet?.task ?? "")} first: ${sheet?.hoursPerMonth} hours a month, paid back in ${sheet?.weeks} weeks. ${opportunityTable.line}; the sample is invented.`,
  },
  {
    id: "sample-forecast",
    kind: "fact",
    title: `${demandForecast.title}, a sample`,
    path: "/solutions/machine-learning",
    text: demandForecast.alt,
    answer: `In the sample forecast, which is invented, the average error fell from ${demandForecast.error.before} to ${demandForecast.error.after}. ${demandForecast.error.alarm}`,
  },
];

/** Passages about groups of similar things on pages. */
export const pageGroups: readonly Passage[] = [
  ...agentFacts(),
  ...featureFacts(),
  ...detailFacts(),
  ...jobFacts(),
  ...samples,
];
