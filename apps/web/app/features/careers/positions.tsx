import { careersPage, type Job, jobs } from "@thirtyfold/content";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  Container,
  Rule30,
  VisuallyHidden,
} from "@thirtyfold/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SiteLink } from "../../lib/site-link.tsx";
import { jobBadge } from "./job-type.ts";

const { title: heading, expandAll, collapseAll, apply, type, experience } = careersPage.positions;

/** The ids of the open positions for each history entry: going back restores the page as it was left. */
const openAt = new Map<string, string[]>();

/** The six positions. Each opens independently; the button beside the heading opens or closes them all. */
export function Positions() {
  const { key } = useLocation();
  const [open, setOpen] = useState(openAt.get(key) ?? []);
  useEffect(() => void openAt.set(key, open), [key, open]);
  const allOpen = open.length === jobs.length;
  return (
    <section id="positions" aria-labelledby="positions-title" className="pb-section">
      <Container>
        <Rule30 />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-7 pb-[clamp(32px,3vw,48px)]">
          <h2 id="positions-title" className="text-h2">
            {heading}
          </h2>
          <Button
            variant="secondary"
            className="max-md:w-full noscript:hidden"
            onClick={() => setOpen(allOpen ? [] : jobs.map(({ id }) => id))}
          >
            {allOpen ? collapseAll : expandAll}
          </Button>
        </div>
        <Accordion
          type="multiple"
          value={open}
          onValueChange={setOpen}
          className="grid gap-px overflow-hidden rounded-md border border-line bg-line"
        >
          {jobs.map((job) => (
            <Position key={job.id} job={job} />
          ))}
        </Accordion>
      </Container>
    </section>
  );
}

function Position({ job }: { job: Job }) {
  const { title, department, location, jobType, requiredYears, description, applyLink } = job;
  return (
    <div className="grid bg-canvas px-5 transition-colors duration-120 has-open:bg-surface max-md:pb-5 md:px-6">
      <AccordionItem value={job.id} className="border-0 md:col-start-1 md:row-start-1">
        <AccordionTrigger className="-mx-3 min-h-22 w-auto px-3 md:pr-43 focus-visible:-outline-offset-2">
          <span className="grid gap-0.5 max-md:basis-full">
            <span className="text-h3">{title}</span>
            <span className="text-small font-normal text-fg-2">
              {department}, {location}
            </span>
          </span>
          <Badge variant="secondary" className="md:ml-auto">
            {jobBadge(job)}
          </Badge>
        </AccordionTrigger>
        <AccordionContent>
          <div className="grid gap-x-gutter gap-y-5 wide:grid-cols-[6fr_4fr]">
            <p className="max-w-[38em] text-pretty">{description}</p>
            <dl className="text-small">
              <Fact name={type}>{jobType}</Fact>
              <Fact name={experience}>{requiredYears}+ years</Fact>
            </dl>
          </div>
        </AccordionContent>
      </AccordionItem>
      <Button
        asChild
        variant="outline"
        className="self-center md:col-start-1 md:row-start-1 md:mt-[22px] md:self-start md:justify-self-end"
      >
        <SiteLink href={applyLink}>
          {apply} <VisuallyHidden>for {title}</VisuallyHidden>
        </SiteLink>
      </Button>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-t border-line py-2">
      <dt className="text-fg-3">{name}</dt>
      <dd className="text-fg">{children}</dd>
    </div>
  );
}
