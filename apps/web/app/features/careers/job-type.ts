import type { Job } from "@thirtyfold/content";

/** The badge: the job type up to its dash (SPEC, "Careers"). */
export function jobBadge({ jobType }: Job): string {
  const [badge = jobType] = jobType.split(" - ");
  return badge;
}

/** "10 months", or the whole type for a permanent position. */
export function jobTerm({ contractMonths, jobType }: Job): string {
  return contractMonths === undefined ? jobType : `${contractMonths} months`;
}
