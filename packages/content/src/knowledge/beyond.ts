import { company } from "../company.ts";
import type { Passage } from "./passage.ts";
import { unstatedForApplicants } from "./unstated-applicants.ts";
import { unstatedBuying } from "./unstated-buying.ts";
import { unstatedOnCompany } from "./unstated-company.ts";
import { unstatedDealings } from "./unstated-dealings.ts";
import { unstatedDetails } from "./unstated-details.ts";
import { unstatedOnFirm } from "./unstated-firm.ts";
import { unstatedHabits } from "./unstated-habits.ts";
import { unstatedLaw } from "./unstated-law.ts";
import { unstatedOperations } from "./unstated-operations.ts";
import { unstatedProduct } from "./unstated-product.ts";
import { unstatedTerms } from "./unstated-terms.ts";
import { unstatedOnWork } from "./unstated-work.ts";

/** "to whom one complains" is said or not, "its contract terms" are mentioned or not. */
const indirectQuestion = /^(?:\w+ )?(?:who|whom|what|which|how|whether|when|where|why|if)\b/;

type Subject = readonly [subject: string, questions: readonly string[], answer?: string];

const subjects: readonly Readonly<Record<string, Subject>>[] = [
  unstatedOnCompany,
  unstatedOnWork,
  unstatedDetails,
  unstatedTerms,
  unstatedDealings,
  unstatedHabits,
  unstatedBuying,
  unstatedLaw,
  unstatedOperations,
  unstatedProduct,
  unstatedForApplicants,
  unstatedOnFirm,
];

/** What the site does not say, so that it is said by name instead of answered with what is near. */
export const beyondPassages: readonly Passage[] = subjects
  .flatMap((named) => Object.entries(named))
  .map(([id, [subject, questions, answer]]) => ({
    id: `beyond-${id}`,
    kind: "fact",
    title: `Not on this site: ${subject}`,
    path: company.intakePath,
    questions,
    text: `The site does not say ${subject}.`,
    answer:
      answer ??
      `This site does not ${indirectQuestion.test(subject) ? "say" : "mention"} ${subject}. A person can tell you.`,
    unstated: true,
  }));
