import { libraryAgents } from "../agents.ts";
import { aiConsultingDetail, opportunityTable } from "../consulting.ts";
import { enterpriseIntegrationDetail } from "../integration.ts";
import { jobDetails } from "../job-details.ts";
import { jobs } from "../jobs.ts";
import { demandForecast, machineLearningDetail } from "../machine-learning.ts";
import { solutionSlugs } from "../solution.ts";
import { solutions } from "../solutions.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";
import { detailWordings } from "./wordings/details.ts";
import { featureWordings } from "./wordings/features.ts";

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
      questions: [],
      text: `${name}. ${terms.map(([term, value]) => `${term}: ${value}`).join(". ")}. ${asks}`,
      // What it must ask is said in the sentence behind.
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
      questions: [],
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
      questions: featureWordings[slug][at] ?? [],
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
      questions: detailWordings[slug].services[at] ?? [],
      text: `${bullets.join(". ")}.`,
      answer: `${title}: ${bullets.map(midSentence).join("; ")}.`,
    })),
    ...details[slug].why.points.map(({ title, text }, at) => ({
      id: `${slug}:reason-${at + 1}`,
      kind: "fact" as const,
      title: `${solutions[slug].title}: ${midSentence(title)}`,
      path: `/solutions/${slug}` as const,
      questions: detailWordings[slug].why[at] ?? [],
      text,
      answer: `${title}: ${midSentence(text)}`,
    })),
  ]);
}

/** One sentence of a list. */
function joined(items: readonly string[]): string {
  return items.map((item) => midSentence(item.replace(/[.]$/, ""))).join("; ");
}

function jobFacts(): readonly Passage[] {
  return jobs.flatMap(({ id, title, applyLink }) => {
    const { summary, responsibilities, requirements, preferredQualifications } = jobDetails[id];
    const passage = (part: string, name: string, items: readonly string[], questions: readonly string[]): Passage => ({
      id: `job-${id}-${part}`,
      kind: "job",
      title: `Job: ${title}: ${name.toLowerCase()}`,
      path: applyLink,
      questions,
      text: items.join(" "),
      answer: `${title}, ${name.toLowerCase()}: ${joined(items)}.`,
    });
    return [
      passage(
        "tasks",
        "Responsibilities",
        [summary, ...responsibilities.slice(0, 1)],
        [
          `what does the ${title} do all day`,
          `tasks of the ${title}`,
          `responsibilities of the ${title} role`,
          `what would I work on as ${title}`,
          `describe the work of the ${title}`,
          `daily work as a ${title}`,
        ],
      ),
      passage("tasks-2", "Further responsibilities", responsibilities.slice(1, 3), []),
      passage("tasks-3", "More responsibilities", responsibilities.slice(3), []),
      passage("requirements-2", "Further requirements", requirements.slice(3), []),
      passage("requirements", "Requirements", requirements.slice(0, 3), [
        `what do I need for the ${title} job`,
        `requirements of the ${title} position`,
        `which skills does the ${title} need`,
        `qualifications for ${title}`,
        `which languages and tools must a ${title} know`,
        `what do you expect from a ${title}`,
      ]),
      passage("preferred", "Preferred qualifications", preferredQualifications, [
        `what is nice to have for the ${title}`,
        `preferred qualifications of the ${title}`,
        `what would be a plus for the ${title} job`,
        `bonus skills for ${title}`,
        `what helps my application as ${title}`,
        `optional experience for the ${title} role`,
      ]),
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
    questions: [
      "show me an example of a ranking",
      "sample of the consulting list",
      "which task came first at Quillon Freight",
      "what is the cut line in the example",
      "opportunity ranking table",
      "payback of delivery status emails",
    ],
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
    questions: [
      "show me an example of a forecast",
      "what was the average error of the model",
      "how much better was the model than last year's rule",
      "sample demand forecast",
      "when does the alarm ring in the forecast example",
      "cold brew forecast",
    ],
    text: demandForecast.alt,
    answer: `In the sample forecast, which is invented, the average error fell from ${demandForecast.error.before} to ${demandForecast.error.after}. ${demandForecast.error.alarm}`,
  },
];

/** What pages say in groups of like things. */
export const pageGroups: readonly Passage[] = [
  ...agentFacts(),
  ...featureFacts(),
  ...detailFacts(),
  ...jobFacts(),
  ...samples,
];
