import type { SiteLink } from "../site-path.ts";
import type { Passage } from "./passage.ts";
import { lines } from "./wordings/lines.ts";

/** A fact taken from what a page shows. `questions`: one per line. */
export function shown(id: string, title: string, path: SiteLink, answer: string, questions: string): Passage {
  return { id, kind: "fact", title, path, questions: lines(questions), text: answer, answer };
}
