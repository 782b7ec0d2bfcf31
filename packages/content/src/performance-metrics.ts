import { type BeforeAfter, testimonials } from "./testimonials.ts";

/** A before/after figure of the solutions page. None is a measurement of a customer, and `illustrative` says so. */
export type PerformanceMetric = Readonly<{
  id: string;
  illustrative: true;
  /** What was counted, as the words beside the bars. */
  label: string;
  change: BeforeAfter;
}>;

/** Stands beside the figures. */
export const performanceMetricsNote = "Illustrative figures, from the stories of fictional companies.";

const labels: Readonly<Record<string, string>> = {
  "supplier-analysis": "Weekly supplier analysis",
  "lead-replies": "First reply to a new lead",
  "month-end-close": "Closing the month",
};

/** The figures of the stories, in their order, so that no number has two versions. */
export const performanceMetrics: readonly PerformanceMetric[] = testimonials.map(({ id, figureLabel, change }) => ({
  id,
  illustrative: true,
  label: labels[id] ?? figureLabel,
  change,
}));
