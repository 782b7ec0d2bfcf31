/** Words that try to give the reader orders. They are reported, never followed. */
const command =
  /\b(?:(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|polic(?:y|ies)|limits?)|system prompt|you are (?:now|no longer)\b|pretend (?:to be|that you|you)|act as (?:an?|if|the)\b|new instructions?\b|developer mode|reveal your|jailbreak|do anything now|system override|reply only with|(?:write|say|confirm|promise|state) (?:\w+ ){0,6}?that (?:we|i|you|thirtyfold) (?:get|gets?|grants?|gives?|offers?)\b)/i;

/** A line break that an email program inserted into a sentence. */
const softWrap = /(?<=[\p{L}\d,])\n(?=\p{Ll})/gu;

/** The end of a sentence, even before lower case, but not after "mr." or "approx.". */
const sentenceEnd = /(?<=[.!?])(?<!\b(?:mr|mrs|ms|dr|prof|st|nr|no|ca|approx|vs|inc|co|e\.g|i\.e)\.)\s+(?=\S)|\n+/i;

/** The sentences, without bullets and list numbers; a wrapped line is joined to the next. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(softWrap, " ")
    .split(sentenceEnd)
    .map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, "").trim())
    .filter((part) => part !== "");
}

const partsOf = (line: string) => line.split(/(?<=[.!?])\s+/);

/** Sentences that try to give the agent orders. */
export function findCommands(text: string): string[] {
  return text.split("\n").flatMap((line) => partsOf(line).filter((part) => command.test(part)));
}

/** The text without orders to the agent, for everything that is quoted or acted on. */
export function withoutCommands(text: string): string {
  const keep = (line: string) =>
    command.test(line)
      ? partsOf(line)
          .filter((part) => !command.test(part))
          .join(" ")
      : line;
  return text.split("\n").map(keep).join("\n");
}

const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/gu;

/** Whether most letters belong to another script: the built-in agents read English. */
export function isOtherScript(text: string): boolean {
  const words = text.replaceAll(/(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,190}|https?:[\w./?&=%-]{1,200}/g, "");
  const all = words.match(letters)?.length ?? 0;
  return all > 3 && (words.match(latin)?.length ?? 0) < all / 2;
}
