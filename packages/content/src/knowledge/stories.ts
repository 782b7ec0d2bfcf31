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
      text: quote,
      answer: `A fictional story of the home page, ${name} of ${organization}: ${figure} ${figureLabel}, from ${change.before} to ${change.after}. ${quote}`,
      claim: true as const,
    })),
    ...customerStories.map(({ id, industry, title, text, change }) => ({
      id: `story-${id}`,
      kind: "fact" as const,
      title: `Story: ${industry}`,
      path: "/solutions" as const,
      text,
      answer: `A fictional story for ${midSentence(industry)}, ${midSentence(title)}: from ${change.before} to ${change.after}. ${text}`,
    })),
  ];
}

/** The groups of the about page. */
function aboutFacts(): readonly Passage[] {
  return [
    ...about.principles.map(({ title, text }) => ({
      id: `principle-${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
      kind: "fact" as const,
      title: `Principle: ${title}`,
      path: "/about" as const,
      text,
      answer: `${title} is a principle of ours: ${midSentence(text)}`,
    })),
    ...about.whoWeBuildFor.map(({ title, text }) => ({
      id: `for-${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
      kind: "fact" as const,
      title: `For ${title.toLowerCase()}`,
      path: "/about" as const,
      text,
      answer: `We build for ${title.toLowerCase()}: ${midSentence(text)}`,
    })),
  ];
}

/** The stories, and the people and things that the about page names. */
export const storyPassages: readonly Passage[] = [...storyFacts(), ...aboutFacts()];
