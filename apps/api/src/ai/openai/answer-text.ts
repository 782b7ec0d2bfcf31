// CONTRACT, section 3, "Limits": no controls but tab and newline. CR goes too, which leaves CRLF as one LF.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing controls is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const highSurrogateAtEnd = /[\ud800-\udbff]$/;

/** Makes a model's output presentable while it streams. */
export type AnswerText = {
  /** What of `piece`, and of what was held back before, may be shown now; often `""`. */
  push(piece: string): string;
  /** Whether anything was shown. */
  readonly empty: boolean;
};

/**
 * Removes controls and lone surrogates, and white space around the whole answer: white space, and the first half of a
 * surrogate pair, are held back until something follows. All that `push` gave is the answer.
 */
export function createAnswerText(): AnswerText {
  let held = "";
  let empty = true;
  return {
    push(piece) {
      const text = (held + piece).replace(controls, "");
      const ready = text.replace(highSurrogateAtEnd, "").trimEnd();
      held = text.slice(ready.length);
      const shown = (empty ? ready.trimStart() : ready).toWellFormed();
      if (shown !== "") empty = false;
      return shown;
    },
    get empty() {
      return empty;
    },
  };
}
