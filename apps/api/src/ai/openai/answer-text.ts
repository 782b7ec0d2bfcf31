// CONTRACT, section 3, "Limits": no controls but tab and newline. CR goes too, which leaves CRLF as one LF.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing controls is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const highSurrogateAtEnd = /[\ud800-\udbff]$/;

/** Cleans a model's output while it streams. */
export type AnswerText = {
  /** Returns the text that may be shown now; often `""`. */
  push(piece: string): string;
  /** Whether nothing has been shown yet. */
  readonly empty: boolean;
};

/** Removes controls, lone surrogates and surrounding whitespace; holds back text that depends on the next piece. */
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
