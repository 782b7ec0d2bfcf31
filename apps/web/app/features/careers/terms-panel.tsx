import { careersPage, jobs } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { jobTerm } from "./job-type.ts";
import { TermBar } from "./term-bar.tsx";

const { title, permanent, extension } = careersPage.terms;

export function TermsPanel({ className = "" }: { className?: string }) {
  return (
    <Card flush className={`overflow-hidden ${className}`}>
      <h2 className="border-b border-line px-5 py-4 text-h4 md:px-6">{title}</h2>
      <ul className="bg-sunken px-5 py-3 md:px-6">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 text-small sm:grid-cols-[11rem_1fr_5rem]"
          >
            <span>{job.title}</span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <TermBar job={job} lit={job.contractMonths === undefined} />
            </span>
            <span className="text-flush text-fg-2 tabular-nums">{jobTerm(job)}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line px-5 py-3.5 text-meta text-fg-2 md:px-6">
        <span className="flex min-w-43 items-center gap-2">
          <span aria-hidden className="h-2.5 w-6 rounded-xs bg-tang" />
          {permanent}
        </span>
        <span className="flex min-w-22 items-center gap-2">
          <span aria-hidden className="h-2.5 w-6 rounded-xs bg-surface-3" />
          Contract
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="h-2.5 w-6 rounded-xs border border-dashed border-line-strong" />
          {extension}
        </span>
      </p>
    </Card>
  );
}
