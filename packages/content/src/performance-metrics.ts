import { type BeforeAfter, testimonials } from "./testimonials.ts";

/** A before/after figure of the solutions page. None was measured at a customer, and `illustrative` says so. */
export type PerformanceMetric = Readonly<{
  id: string;
  illustrative: true;
  /** The measured quantity, as worded beside the bars. */
  label: string;
  change: BeforeAfter;
}>;

/** Shown beside the figures. */
export const performanceMetricsNote = "Illustrative figures, from the stories of fictional companies.";

const labels: Readonly<Record<string, string>> = {
  "supplier-analysis": "Weekly supplier analysis",
  "lead-replies": "First reply to a new lead",
  "month-end-close": "Closing the month",
};

/** The stories' figures, in their order, so that no number has two versions. */
export const performanceMetrics: readonly PerformanceMetric[] = testimonials.map(({ id, figureLabel, change }) => ({
  id,
  illustrative: true,
  label: labels[id] ?? figureLabel,
  change,
}));
