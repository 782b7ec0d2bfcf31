import type { AnswerSource } from "@thirtyfold/api-contract";

/**
 * An answer without the pointers to pages that are cited below it: "More: /agents" is for clients that show the text
 * alone.
 */
export function withoutCitedPointers(text: string, sources: readonly AnswerSource[]): string {
  const pageOf = (path: string) => path.replace(/#.*/, "");
  const cited = new Set(sources.map(({ path }) => pageOf(path)));
  return text.replace(/[ \n]More: (\/\S*?)(?=\n|$)/g, (pointer, path: string) =>
    cited.has(pageOf(path)) ? "" : pointer,
  );
}
