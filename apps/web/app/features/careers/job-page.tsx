import { careersPage, type Job, type JobDetail, jobPage } from "@thirtyfold/content";
import { Button, Container } from "@thirtyfold/ui";
import { BackLink } from "../../lib/back-link.tsx";
import { paths } from "../../paths.ts";
import { ApplicationPanel } from "./application-panel.tsx";
import { JobText } from "./job-text.tsx";
import { jobTerm } from "./job-type.ts";
import { PrintStyles } from "./print-styles.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { TermBar } from "./term-bar.tsx";

/** A position in full, with the form to apply for it beside the text. */
export function JobPage({ job, detail }: { job: Job; detail: JobDetail }) {
  return (
    <>
      <PrintStyles />
      <ReadingProgress />
      <Container className="pt-[clamp(88px,6vw+40px,132px)] pb-section print:pt-0">
        <div className="grid-cols-10 items-start gap-x-gutter wide:grid">
          <article className="col-span-6 wide:pr-12">
            <BackLink href={paths.careers} className="print:hidden">
              {jobPage.back}
            </BackLink>
            <h1 className="mt-4 text-display text-balance max-[352px]:pr-2 [--tf-rise-from:1] motion-safe:animate-rise [word-spacing:0.04em]">
              {job.title}
            </h1>
            {/* Where the form does not stand beside the text, it is a long way down. */}
            <Button asChild size="lg" className="mt-6 max-md:w-full wide:hidden print:hidden">
              <a href="#apply">{careersPage.positions.apply}</a>
            </Button>
            <div className="mt-8 print:hidden">
              <TermBar job={job} />
              <p className="mt-1 flex justify-between gap-4 text-meta text-fg-3">
                {job.contractMonths === undefined ? (
                  careersPage.terms.permanent
                ) : (
                  <>
                    <span>{jobTerm(job)}</span> <span className="text-flush">{careersPage.terms.extension}</span>
                  </>
                )}
              </p>
            </div>
            <JobText job={job} detail={detail} />
          </article>
          <ApplicationPanel job={job} />
        </div>
      </Container>
    </>
  );
}
