import { careersPage, type Job } from "@thirtyfold/content";
import { Badge, Button, VisuallyHidden } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { Disclosure } from "../../lib/disclosure/disclosure.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { jobBadge } from "./job-type.ts";

const { apply, type, experience } = careersPage.positions;

type PositionProps = { job: Job; open: boolean; onOpenChange: (open: boolean) => void };

/** One position: a row that opens, with the way to its own page beside its title, or below it on phones. */
export function Position({ job, open, onOpenChange }: PositionProps) {
  const { title, department, location, jobType, requiredYears, description, applyLink } = job;
  return (
    <div className="grid bg-canvas px-5 transition-colors duration-120 has-open:bg-surface max-md:pb-5 md:px-6">
      <Disclosure
        open={open}
        onToggle={(event) => onOpenChange(event.currentTarget.open)}
        title={
          <>
            <span className="grid gap-0.5 max-md:basis-full">
              <span className="text-h3">{title}</span>
              <span className="text-small font-normal text-fg-2">
                {department}, {location}
              </span>
            </span>
            <Badge variant="secondary" className="md:ml-auto">
              {jobBadge(job)}
            </Badge>
          </>
        }
        titleClassName="min-h-22 focus-visible:-outline-offset-2 md:pr-40"
        className="md:col-start-1 md:row-start-1"
      >
        <div className="grid gap-x-gutter gap-y-5 wide:grid-cols-[6fr_4fr]">
          <p className="max-w-[38em] text-pretty">{description}</p>
          <dl className="text-small">
            <Fact name={type}>{jobType}</Fact>
            <Fact name={experience}>{requiredYears}+ years</Fact>
          </dl>
        </div>
      </Disclosure>
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
