import { type AnswerSource, relatedMark } from "@thirtyfold/api-contract";

/** Removes "More: /agents" lines for pages listed as sources; they are for clients that show only the text. */
export function withoutCitedPointers(text: string, sources: readonly AnswerSource[]): string {
  const pageOf = (path: string) => path.replace(/#.*/, "");
  const cited = new Set(sources.map(({ path }) => pageOf(path)));
  return text.replace(/[ \n]More: (\/\S*?)(?=\n|$)/g, (pointer, path: string) =>
    cited.has(pageOf(path)) ? "" : pointer,
  );
}

/** An answer without the paragraphs that tell more than was asked, and these without their mark. */
export function foldRelated(text: string): Readonly<{ told: string; related: readonly string[] }> {
  const paragraphs = text.split("\n\n");
  return {
    told: paragraphs.filter((paragraph) => !paragraph.startsWith(relatedMark)).join("\n\n"),
    related: paragraphs.flatMap((paragraph) =>
      paragraph.startsWith(relatedMark) ? paragraph.slice(relatedMark.length).trim() : [],
    ),
  };
}
