/** A measured change, as printed, and the lengths of the two bars that show it. */
export type BeforeAfter = Readonly<{
  before: string;
  after: string;
  /** Length of the "after" bar as a share of the "before" bar, 0 to 1. The values are always printed beside it. */
  ratio: number;
}>;

/** A customer's words. All are invented, and `fictional` tells every user of the record so. */
export type Testimonial = Readonly<{
  id: string;
  fictional: true;
  quote: string;
  name: string;
  role: string;
  organization: string;
  /** The large figure and the words under it. */
  figure: string;
  figureLabel: string;
  change: BeforeAfter;
}>;

/** Closes every group of stories (DESIGN, section 9). */
export const testimonialsNote = "Illustrative stories. People and companies are fictional.";

/** The three stories of the home page. */
export const testimonials: readonly Testimonial[] = [
  {
    id: "supplier-analysis",
    fictional: true,
    quote:
      "The weekly supplier analysis took four days. Now the agent drafts it by Monday morning and one analyst spends a day checking it.",
    name: "Ines Kallio",
    role: "Head of Research",
    organization: "Pellwater Research",
    figure: "75%",
    figureLabel: "less analysis time",
    change: { before: "32 h", after: "8 h", ratio: 8 / 32 },
  },
  {
    id: "lead-replies",
    fictional: true,
    quote:
      "Leads that arrived at midnight used to wait until ten. They have an answer and a call slot before I am awake.",
    name: "Tomas Verhale",
    role: "Owner",
    organization: "Osprey Lane Dental",
    figure: "4 min",
    figureLabel: "to first reply",
    change: { before: "11 h", after: "4 min", ratio: 4 / (11 * 60) },
  },
  {
    id: "month-end-close",
    fictional: true,
    quote:
      "Closing was three people and a folder of PDFs. The bot matches receipts daily, so closing is mostly a review.",
    name: "Adaeze Lindqvist",
    role: "Finance lead",
    organization: "Quillon Freight",
    figure: "2 days",
    figureLabel: "to close the month",
    change: { before: "6 days", after: "2 days", ratio: 2 / 6 },
  },
];
