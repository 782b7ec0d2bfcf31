import type { JobDetail } from "./job-detail.ts";
import type { JobId } from "./jobs.ts";
import { businessJobs } from "./jobs-business.ts";
import { engineeringJobs } from "./jobs-engineering.ts";

/** The six positions in full. */
export const jobDetails: Readonly<Record<JobId, JobDetail>> = { ...engineeringJobs, ...businessJobs };
