import { jobDetails, jobPage, jobs } from "@thirtyfold/content";
import { useLocation } from "react-router";
import { JobNotFound } from "../features/careers/job-not-found.tsx";
import { JobPage } from "../features/careers/job-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, jobPosting } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/job-application";

// By the whole address, as the server looks it up: whatever it answers with 404 is unknown here too.
const jobAt = (pathname: string) => jobs.find((job) => job.applyLink === pathname.replace(/\/+$/, ""));

export function meta({ location }: Route.MetaArgs) {
  const job = jobAt(location.pathname);
  const { title, text } = jobPage.notFound;
  if (job === undefined) return pageMeta({ title, description: text, path: location.pathname, noindex: true });
  const trail = [
    { name: "Careers", path: paths.careers },
    { name: job.title, path: job.applyLink },
  ];
  return pageMeta({
    title: job.title,
    description: `${job.description} ${job.location}, ${job.jobType}.`,
    path: job.applyLink,
    data: [breadcrumbs(...trail), ...jobPosting(job, jobDetails[job.id])],
  });
}

export default function JobApplication() {
  const job = jobAt(useLocation().pathname);
  return job ? <JobPage key={job.id} job={job} detail={jobDetails[job.id]} /> : <JobNotFound />;
}
