/** What is read or seen, the least ratio that WCAG 2.2 asks for, and the grounds that it stands on. */
type Pairs = Readonly<{ minimum: 4.5 | 3; grounds: readonly string[] }>;

const text = 4.5;
const mark = 3;
const grounds = ["bg", "bg-sunken", "surface", "surface-2", "surface-3"];
const panels = ["bg", "surface", "surface-2"];

/** The pairs of the design's contrast table. One entry for each theme where they differ: tangerine is no text in light. */
const pairs: Readonly<Record<string, Pairs | Readonly<Record<"dark" | "light", Pairs>>>> = {
  fg: { minimum: text, grounds: [...grounds, "bubble-them"] },
  "fg-2": { minimum: text, grounds },
  "fg-3": { minimum: text, grounds },
  link: { minimum: text, grounds: [...grounds, "tang-wash"] },
  tang: { dark: { minimum: text, grounds }, light: { minimum: text, grounds: [] } },
  mark: { minimum: mark, grounds: panels },
  "line-strong": { minimum: mark, grounds },
  focus: { minimum: mark, grounds },
  "on-tang": { minimum: text, grounds: ["tang", "tang-hover", "tang-shade"] },
  "on-primary": { minimum: text, grounds: ["primary", "primary-hover"] },
  "on-bad": { minimum: text, grounds: ["bad-solid"] },
  "on-bubble-me": { minimum: text, grounds: ["bubble-me"] },
  "on-paper": { minimum: text, grounds: ["paper", "paper-2"] },
  "on-paper-2": { minimum: text, grounds: ["paper"] },
  "on-paper-accent": { minimum: text, grounds: ["paper"] },
  "on-paper-mark": { minimum: mark, grounds: ["paper"] },
  ok: { minimum: text, grounds: [...panels, "ok-wash"] },
  warn: { minimum: text, grounds: [...panels, "warn-wash"] },
  bad: { minimum: text, grounds: [...panels, "bad-wash"] },
  info: { minimum: text, grounds: [...panels, "info-wash"] },
};

export function pairsOf(token: string, theme: "dark" | "light"): Pairs | undefined {
  const found = pairs[token];
  return found === undefined || "minimum" in found ? found : found[theme];
}

/** In the order in which the page shows them; a token that no group takes stands in the last. */
const groups = [
  {
    title: "Grounds",
    note: "The ledger: bottle green, flat. Tone parts one area from the next. scrim lies over a page behind a dialog.",
    has: /^(bg|surface|scrim)/,
  },
  {
    title: "Lines",
    note: "line is decoration. Whatever identifies a control has line-strong. focus is the ring, 2 px, offset 3.",
    has: /^(line|focus)/,
  },
  { title: "Text", note: "Three steps, all of them readable. link is what tangerine is in text.", has: /^(fg|link)/ },
  {
    title: "Handed over",
    note: "Tangerine means: an agent runs it, or act here. Never text in the light theme; marks take mark.",
    has: /^(tang|on-tang|mark)/,
  },
  { title: "Primary", note: "The one button of a screen. Green ink in the light theme.", has: /^(on-)?primary/ },
  { title: "Paper", note: "Work product that an agent hands back. Nothing else is bone.", has: /^(on-)?paper/ },
  {
    title: "Status",
    note: "Always with an icon and a word; the wash is its ground.",
    has: /^(on-bad|ok|warn|bad|info)/,
  },
  { title: "Messages", note: "Bubbles of a conversation, own and theirs.", has: /^(on-)?bubble/ },
  { title: "Not yet grouped", note: "", has: /./ },
];

/** Every token in the first group that has it; shadows are on a page of their own. */
export function grouped(
  tokens: readonly string[],
): readonly { title: string; note: string; tokens: readonly string[] }[] {
  const colors = tokens.filter((name) => !name.startsWith("shadow"));
  return groups
    .map(({ title, note }, index) => ({
      title,
      note,
      tokens: colors.filter((name) => groups.findIndex(({ has }) => has.test(name)) === index),
    }))
    .filter((group) => group.tokens.length > 0);
}
