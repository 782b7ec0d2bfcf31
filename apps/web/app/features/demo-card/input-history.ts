/** Earlier inputs, oldest first, and where in them a visitor stands; `past.length` is the text being written now. */
export type InputHistory = Readonly<{ past: readonly string[]; at: number; draft: string }>;

const most = 20;

/** A history from which nothing was taken yet. */
export const newHistory = (past: readonly string[] = []): InputHistory => ({ past, at: past.length, draft: "" });

/** Keeps a text as the newest, and before it the one that was under way. Blank ones and repetitions are not kept. */
export function remember({ past, at, draft }: InputHistory, text: string): InputHistory {
  const kept = [...past];
  for (const each of at === past.length ? [text] : [draft, text]) {
    if (each.trim() !== "" && kept.at(-1) !== each) kept.push(each);
  }
  return newHistory(kept.slice(-most));
}

/** One text back (`-1`) or forward (`1`) from `current`; `undefined` where there is none. The text under way is not lost. */
export function walk(history: InputHistory, by: -1 | 1, current: string): [InputHistory, string] | undefined {
  const { past, at } = history;
  const next = at + by;
  if (next < 0 || next > past.length) return undefined;
  const draft = at === past.length ? current : history.draft;
  return [{ past, at: next, draft }, past[next] ?? draft];
}

/** The visitor writes on: from an earlier text this becomes the text under way, and the one before joins the history. */
export function edited(history: InputHistory): InputHistory {
  return history.at === history.past.length ? history : remember(history, "");
}
