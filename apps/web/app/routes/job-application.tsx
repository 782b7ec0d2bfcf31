import { jobDetails, jobPage, jobs } from "@thirtyfold/content";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { JobNotFound, JobNotLoaded, JobPage } from "../features/careers/job-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, jobPosting } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/job-application";

/** At build time: a page, and the file that links to it fetch, contain one position; null serves all other paths. */
export function loader({ params }: Route.LoaderArgs) {
  const job = jobs.find(({ applyLink }) => applyLink === paths.jobApplication(params.jobId));
  return job === undefined ? null : { job, detail: jobDetails[job.id] };
}

export function meta({ loaderData, location, error }: Route.MetaArgs) {
  const { title, text } = isNotLoaded(error) ? jobPage.failed : jobPage.notFound;
  if (!loaderData) return pageMeta({ title, description: text, path: location.pathname, noindex: true });
  const { job, detail } = loaderData;
  const trail = [
    { name: "Careers", path: paths.careers },
    { name: job.title, path: job.applyLink },
  ];
  return pageMeta({
    title: job.title,
    description: `${job.description} ${job.location}, ${job.jobType}.`,
    path: job.applyLink,
    data: [breadcrumbs(...trail), ...jobPosting(job, detail)],
  });
}

export default function JobApplication({ loaderData }: Route.ComponentProps) {
  return loaderData ? <JobPage key={loaderData.job.id} {...loaderData} /> : <JobNotFound />;
}

/**
 * Only a 404 for a position's file means that there is no such position. Where there is no error, `meta` gets null.
 */
const isNotLoaded = (error: unknown) => Boolean(error) && !(isRouteErrorResponse(error) && error.status === 404);

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  if (loaderData !== undefined) throw error;
  return isNotLoaded(error) ? <JobNotLoaded onRetry={() => void revalidate()} /> : <JobNotFound />;
}
