import type { AnswerSource } from "@thirtyfold/api-contract";

/** Removes "More: /agents" lines for pages listed as sources; they are for clients that show only the text. */
export function withoutCitedPointers(text: string, sources: readonly AnswerSource[]): string {
  const pageOf = (path: string) => path.replace(/#.*/, "");
  const cited = new Set(sources.map(({ path }) => pageOf(path)));
  return text.replace(/[ \n]More: (\/\S*?)(?=\n|$)/g, (pointer, path: string) =>
    cited.has(pageOf(path)) ? "" : pointer,
  );
}
