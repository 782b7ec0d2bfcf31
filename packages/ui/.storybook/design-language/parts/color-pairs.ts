/** Text or a graphic: the minimum contrast ratio in WCAG 2.2, and the backgrounds it appears on. */
type Pairs = Readonly<{ minimum: 4.5 | 3; grounds: readonly string[] }>;

const text = 4.5;
const mark = 3;
const grounds = ["bg", "bg-sunken", "surface", "surface-2", "surface-3"];
const panels = ["bg", "surface", "surface-2"];

/**
 * The pairs of the design's contrast table. One entry per theme where they differ: tangerine is not a text color in
 * light.
 */
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
