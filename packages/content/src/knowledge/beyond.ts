import { company } from "../company.ts";
import type { Passage } from "./passage.ts";
import { unstatedOnCompany } from "./unstated-company.ts";
import { unstatedDealings } from "./unstated-dealings.ts";
import { unstatedDetails } from "./unstated-details.ts";
import { unstatedTerms } from "./unstated-terms.ts";
import { unstatedOnWork } from "./unstated-work.ts";

const instead = "A person can: ask in the intake form.";

/** What the site does not say, so that it is said by name instead of answered with what is near. */
export const beyondPassages: readonly Passage[] = Object.entries({
  ...unstatedOnCompany,
  ...unstatedOnWork,
  ...unstatedDetails,
  ...unstatedTerms,
  ...unstatedDealings,
}).map(([id, [subject, questions]]) => ({
  id: `beyond-${id}`,
  kind: "fact",
  title: `Not on this site: ${subject}`,
  path: company.intakePath,
  questions,
  text: `The site does not say ${subject}.`,
  answer: `This site does not say ${subject}. ${instead}`,
  unstated: true,
}));
