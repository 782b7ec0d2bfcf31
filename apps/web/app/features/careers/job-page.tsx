import { careersPage, type Job, type JobDetail, jobPage } from "@thirtyfold/content";
import { Button, Container, Progress } from "@thirtyfold/ui";
import { useSyncExternalStore } from "react";
import { BackLink } from "../../lib/back-link.tsx";
import { BackButton, MissingThing } from "../../lib/missing-thing.tsx";
import { passFocusOn } from "../../lib/pass-focus-on.ts";
import { paths } from "../../paths.ts";
import { ApplicationPanel } from "./application.tsx";
import { JobText } from "./job-text.tsx";
import { jobTerm } from "./job-type.ts";
import { TermBar } from "./term-bar.tsx";

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
            {/* On narrow screens the form is a long way down. */}
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

const { notFound, failed } = jobPage;

/** One HTML file serves all jobs that do not exist, so nothing here may depend on the address. */
export function JobNotFound() {
  return (
    <MissingThing title={notFound.title} text={notFound.text}>
      <BackButton href={paths.careers}>{notFound.back}</BackButton>
    </MissingThing>
  );
}

/** The job's page could not be fetched, so whether it exists is unknown. */
export function JobNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <MissingThing title={failed.title} text={failed.text}>
      <Button ref={passFocusOn} size="lg" onClick={onRetry}>
        {failed.retry}
      </Button>
      <BackButton href={paths.careers} variant="outline">
        {notFound.back}
      </BackButton>
    </MissingThing>
  );
}

function follow(onChange: () => void): () => void {
  addEventListener("scroll", onChange);
  addEventListener("resize", onChange);
  return () => {
    removeEventListener("scroll", onChange);
    removeEventListener("resize", onChange);
  };
}

/** How much of the page has been scrolled, in whole percent; beyond its limits where a browser scrolls past the ends. */
function readPart(): number {
  const way = document.documentElement.scrollHeight - innerHeight;
  return way <= 0 ? 0 : Math.round((scrollY / way) * 100);
}

/** Reading progress; 3 px at the very top. */
function ReadingProgress() {
  const part = useSyncExternalStore(follow, readPart, () => 0);
  return (
    <Progress
      variant="line"
      label="Reading progress"
      value={part}
      className="fixed inset-x-0 top-0 z-60 [--tf-unlit:transparent] noscript:hidden print:hidden"
    />
  );
}

// The light scheme's system colors: black on white, whatever the printer. No spaces, which every visitor would
// download.
const css =
  "@media print{:root,[data-theme]{color-scheme:light;" +
  "--tf-bg:Canvas;--tf-bg-sunken:Canvas;--tf-surface:Canvas;--tf-surface-2:Canvas;--tf-surface-3:Canvas;" +
  "--tf-line:CanvasText;--tf-line-strong:CanvasText;--tf-fg:CanvasText;--tf-fg-2:CanvasText;--tf-fg-3:CanvasText;" +
  "--tf-tang:CanvasText;--tf-link:CanvasText}" +
  ".site-top,footer{display:none}li,dl,h2{break-inside:avoid}h2{break-after:avoid}}";

/** In the head: a stylesheet in the body before the application's would make browsers load the fonts again. */
function PrintStyles() {
  return (
    <style href="print-styles" precedence="print">
      {css}
    </style>
  );
}
