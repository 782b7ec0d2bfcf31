/** Every color of the design system by purpose. A test compares the list with `tokens.css`. */
export const colorGroups = [
  { title: "Ground", tokens: ["bg", "bg-sunken", "surface", "surface-2", "surface-3", "line", "line-strong", "scrim"] },
  { title: "Text", tokens: ["fg", "fg-2", "fg-3", "link", "focus"] },
  {
    title: "Handed over",
    tokens: ["tang", "tang-hover", "tang-shade", "tang-deep", "tang-wash", "on-tang", "mark"],
  },
  {
    title: "Paper",
    tokens: ["paper", "paper-2", "paper-line", "on-paper", "on-paper-2", "on-paper-accent", "on-paper-mark"],
  },
  {
    title: "Status",
    tokens: ["ok", "ok-wash", "warn", "warn-wash", "bad", "bad-wash", "bad-solid", "on-bad", "info", "info-wash"],
  },
  {
    title: "Controls and chat",
    tokens: ["primary", "primary-hover", "on-primary", "bubble-me", "on-bubble-me", "bubble-fold", "bubble-them"],
  },
] as const;
