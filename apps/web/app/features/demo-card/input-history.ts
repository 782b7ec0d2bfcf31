/** Earlier inputs, oldest first, and the index of the one shown; `past.length` is the draft. */
export type InputHistory = Readonly<{ past: readonly string[]; at: number; draft: string }>;

const most = 20;

export const newHistory = (past: readonly string[] = []): InputHistory => ({ past, at: past.length, draft: "" });

/** Adds a text, preceded by a pending draft. Blank and repeated texts are not kept. */
export function remember({ past, at, draft }: InputHistory, text: string): InputHistory {
  const kept = [...past];
  for (const each of at === past.length ? [text] : [draft, text]) {
    if (each.trim() !== "" && kept.at(-1) !== each) kept.push(each);
  }
  return newHistory(kept.slice(-most));
}

/** One text back (`-1`) or forward (`1`) from `current`; `undefined` at either end. The draft is kept. */
export function walk(history: InputHistory, by: -1 | 1, current: string): [InputHistory, string] | undefined {
  const { past, at } = history;
  const next = at + by;
  if (next < 0 || next > past.length) return undefined;
  const draft = at === past.length ? current : history.draft;
  return [{ past, at: next, draft }, past[next] ?? draft];
}

/** Called when the visitor edits an earlier text: it becomes the draft, and the previous draft joins the history. */
export function edited(history: InputHistory): InputHistory {
  return history.at === history.past.length ? history : remember(history, "");
}
