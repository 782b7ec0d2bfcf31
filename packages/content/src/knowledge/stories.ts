import { about } from "../about.ts";
import { customerStories } from "../customer-stories.ts";
import { testimonials } from "../testimonials.ts";
import { midSentence, type Passage } from "./passage.ts";

function storyFacts(): readonly Passage[] {
  return [
    ...testimonials.map(({ id, quote, name, organization, figure, figureLabel, change }) => ({
      id: `story-${id}`,
      kind: "fact" as const,
      title: `Story: ${organization}`,
      path: "/" as const,
      questions: [
        `what did ${name} say`,
        `story of ${organization}`,
        `what changed at ${organization}`,
        `result of ${organization}`,
        ...(storyQuestions[id] ?? []),
      ],
      text: quote,
      answer: `A fictional story of the home page, ${name} of ${organization}: ${figure} ${figureLabel}, from ${change.before} to ${change.after}. ${quote}`,
      claim: true as const,
    })),
    ...customerStories.map(({ id, industry, title, text, change }) => ({
      id: `story-${id}`,
      kind: "fact" as const,
      title: `Story: ${industry}`,
      path: "/solutions" as const,
      questions: [
        `customer story ${industry}`,
        `what happened with ${title.toLowerCase()}`,
        `example of ${title.toLowerCase()}`,
        `results in ${industry.toLowerCase()}`,
        ...(storyQuestions[id] ?? []),
      ],
      text,
      answer: `A fictional story for ${midSentence(industry)}, ${midSentence(title)}: from ${change.before} to ${change.after}. ${text}`,
    })),
  ];
}

const storyQuestions: Readonly<Record<string, readonly string[]>> = {
  "supplier-analysis": [
    "how much less time does the supplier analysis take",
    "analysis time reduced by how many percent",
  ],
  "lead-replies": [
    "how many minutes until a lead gets a reply",
    "the dentist story",
    "how fast are leads answered now",
  ],
  "month-end-close": ["how many days does closing the month take", "how long was the close before"],
  "customs-paperwork": ["how many minutes does a customs declaration take now", "freight forwarder example"],
  "recall-calls": ["how much time do recall calls take now", "dental group result"],
  "supplier-report": ["supplier report hours before and after", "research studio example"],
  "returns-at-night": ["how long does answering a return take", "online shop returns story"],
  "complete-files": ["how many days does a KYC file take", "credit union result"],
};

/** The groups of the about page. */
function aboutFacts(): readonly Passage[] {
  return [
    ...about.principles.map(({ title, text }) => ({
      id: `principle-${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
      kind: "fact" as const,
      title: `Principle: ${title}`,
      path: "/about" as const,
      questions: [
        `what do you mean by ${title.toLowerCase()}`,
        `the principle ${title}`,
        ...(aboutQuestions[title] ?? []),
      ],
      text,
      answer: `${title} is a principle of ours: ${midSentence(text)}`,
    })),
    ...about.whoWeBuildFor.map(({ title, text }) => ({
      id: `for-${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
      kind: "fact" as const,
      title: `For ${title.toLowerCase()}`,
      path: "/about" as const,
      questions: [
        `do you build for ${title.toLowerCase()}`,
        `agents for ${title.toLowerCase()}`,
        ...(aboutQuestions[title] ?? []),
      ],
      text,
      answer: `We build for ${title.toLowerCase()}: ${midSentence(text)}`,
    })),
  ];
}

const aboutQuestions: Readonly<Record<string, readonly string[]>> = {
  Fast: [
    "what if a plan needs a year",
    "do you work fast",
    "how soon does the first agent work",
    "small start instead of a big plan",
  ],
  Useful: [
    "do you switch an agent off that does not help",
    "what if the numbers do not move",
    "how is an agent measured",
    "when do you stop an agent",
  ],
  "Culturally Aware": [
    "do agents know our manners",
    "do you respect other cultures",
    "how does the agent write to our people",
    "does it write politely in our way",
  ],
  "Ecosystem-Focused": [
    "do you leave us the keys",
    "do you build into the tools we have",
    "who gets the keys and the logs",
    "ecosystem",
  ],
  "Solo operators": ["I work alone", "one person business", "self-employed", "only me and my inbox"],
  "Mid-sized teams": [
    "we are fifty people",
    "a team of 120",
    "growing company with lots of copying",
    "between ten and 200 employees",
  ],
  Enterprises: [
    "we are a big corporation",
    "large company with approval chains",
    "regulated systems in a big firm",
    "thousands of employees",
  ],
  "Underserved industries": [
    "trades that software forgot",
    "small clinics and freight",
    "our industry has no software",
    "craftsmen and nonprofits",
  ],
};

/** The stories, and whom and what the about page names. */
export const storyPassages: readonly Passage[] = [...storyFacts(), ...aboutFacts()];
