import { type Job, type JobDetail, jobPage } from "@thirtyfold/content";
import type { ReactNode } from "react";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-4 max-w-[38em] space-y-3 text-pretty text-fg-2">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[20px_minmax(0,1fr)] gap-1">
          <span aria-hidden className="mt-[0.55em] size-2 rounded-[1px] bg-line-strong" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The job's text in SPEC's order. */
export function JobText({ job, detail }: { job: Job; detail: JobDetail }) {
  const facts = [
    [jobPage.department, job.department],
    [jobPage.location, job.location],
    [jobPage.type, job.jobType],
    [jobPage.experience, `${job.requiredYears}+ years`],
  ] as const;
  return (
    <>
      <dl className="mt-8 text-small">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[6.5rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-t border-line py-2.5"
          >
            <dt className="text-fg-3">{term}</dt>
            <dd className="font-semibold text-fg">{value}</dd>
          </div>
        ))}
      </dl>
      <Part title={jobPage.summary}>
        <p className="mt-4 max-w-[27em] text-lead text-pretty text-fg-2">{detail.summary}</p>
      </Part>
      <Part title={jobPage.responsibilities}>
        <Lines lines={detail.responsibilities} />
      </Part>
      <Part title={jobPage.requirements}>
        <Lines lines={detail.requirements} />
      </Part>
      <Part title={jobPage.preferredQualifications}>
        <Lines lines={detail.preferredQualifications} />
      </Part>
      {detail.entrepreneurMinded && (
        <aside className="mt-10 border-l-2 border-tang bg-surface px-6 py-5">
          <p className="text-h4">{jobPage.entrepreneurTitle}</p>
          <p className="mt-1.5 max-w-[34.5em] text-pretty text-fg-2">{jobPage.entrepreneurText}</p>
        </aside>
      )}
    </>
  );
}
