/** A sample figure quoted by the demos (SPEC, section 9). Not an offer: `sample` is always true. */
export type SamplePrice = Readonly<{ id: string; sample: true; label: string; value: string }>;

const samples: readonly SamplePrice[] = [
  { id: "setup", sample: true, label: "setup", value: "$2,500" },
  { id: "support", sample: true, label: "support", value: "$750/month" },
  { id: "volume-discount", sample: true, label: "volume discount", value: "up to 15%" },
  { id: "delivery", sample: true, label: "delivery", value: "2-3 weeks" },
  { id: "fast-delivery", sample: true, label: "a small agent", value: "7 business days" },
];

/** The public part of what a customer pays (SPEC, section 9). There is one price and no tiers. */
export const pricing = {
  firstAgent: "$2,500",
  /** The wording of the price: it is a floor, not a quote. */
  from: "from $2,500",
  covers: "the first agent plus automation setup",
  scope: "The scope is set in a free AI audit, and you get the price in writing before anything is built.",
  included: [
    "One agent for one job, in the channels you name",
    "Connections to the systems that job needs",
    "Your rules, limits and a named approver",
    "A test run on your own past cases",
    "A log of every action, kept on your side",
    "Tuning until day 30",
  ],
  /** Figures that the demo agents quote in their canned texts. */
  samples,
  samplesNote: "Sample figures from the demos, not an offer.",
} as const;
