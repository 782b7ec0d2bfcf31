const headline = "Hand over thirty";

/** The type scale from large to small, each with words of its own kind. Class names are spelled out for Tailwind to find. */
export const textStyles = [
  { name: "hero", look: "text-hero", sample: headline },
  { name: "display", look: "text-display", sample: headline },
  { name: "figure", look: "text-figure tabular-nums", sample: "30 of 100" },
  { name: "h2", look: "text-h2", sample: headline },
  { name: "app-h1", look: "text-app-h1", sample: headline },
  { name: "h3", look: "text-h3", sample: headline },
  { name: "lead", look: "text-lead", sample: "Thirty recurring tasks in thirty days, each with someone to answer to." },
  { name: "h4", look: "text-h4", sample: "Supplier emails" },
  {
    name: "body",
    look: "text-body",
    sample: "People approve the steps that matter. Every action is written to a log.",
  },
  { name: "ui", look: "text-ui font-semibold", sample: "Replay the 30 days" },
  { name: "small", look: "text-small", sample: "Answers Monday to Friday, 9:00 AM to 6:00 PM EST" },
  { name: "meta", look: "text-meta", sample: "Day 30 of 30" },
  { name: "mono", look: "font-mono text-small", sample: "09:41:07 run 0182 invoice 4471 matched" },
] as const;
