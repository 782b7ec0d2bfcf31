import { type AnswerSource, relatedMark } from "@thirtyfold/api-contract";
import { piecesOf } from "./answer-links.ts";

const pageOf = (path: string) => path.replace(/#.*/, "");

/** Removes "More: /agents" lines for pages listed as sources; they serve clients that show only the text. */
export function withoutCitedPointers(text: string, sources: readonly AnswerSource[]): string {
  const cited = new Set(sources.map(({ path }) => pageOf(path)));
  return text.replace(/[ \n]More: (\/\S*?)(?=\n|$)/g, (pointer, path: string) =>
    cited.has(pageOf(path)) ? "" : pointer,
  );
}

/** An answer's own paragraphs, and its related ones without their mark and without duplicates. */
export function foldRelated(text: string): Readonly<{ told: string; related: readonly string[] }> {
  const paragraphs = text.split("\n\n");
  const related = paragraphs.flatMap((paragraph) =>
    paragraph.startsWith(relatedMark) ? paragraph.slice(relatedMark.length).trim() : [],
  );
  return {
    told: paragraphs.filter((paragraph) => !paragraph.startsWith(relatedMark)).join("\n\n"),
    // A model may repeat a paragraph.
    related: [...new Set(related)],
  };
}

/** The sources of the visible answer. A page that only related paragraphs mention is linked there. */
export function sourcesOfTold(text: string, sources: readonly AnswerSource[]): AnswerSource[] {
  const { told, related } = foldRelated(text);
  const pagesIn = (part: string) => new Set(piecesOf(part).map((piece) => pageOf(piece.text)));
  const [here, folded] = [pagesIn(told), pagesIn(related.join("\n"))];
  return sources.filter(({ path }) => here.has(pageOf(path)) || !folded.has(pageOf(path)));
}
