import type { Job } from "@thirtyfold/content";

/** What the badge of a position shows: its type up to the dash (SPEC, "Careers"). */
export function jobBadge({ jobType }: Job): string {
  const [badge = jobType] = jobType.split(" - ");
  return badge;
}

/** "10 months", or the whole type where there is no end. */
export function jobTerm({ contractMonths, jobType }: Job): string {
  return contractMonths === undefined ? jobType : `${contractMonths} months`;
}
