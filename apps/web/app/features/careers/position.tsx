import { careersPage, type Job } from "@thirtyfold/content";
import { AccordionContent, AccordionItem, AccordionTrigger, Badge, Button, VisuallyHidden } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { jobBadge } from "./job-type.ts";

const { apply, type, experience } = careersPage.positions;

/** One position: a row that opens, with the way to its own page beside it. */
export function Position({ job }: { job: Job }) {
  const { id, title, department, location, jobType, requiredYears, description, applyLink } = job;
  return (
    <AccordionItem
      value={id}
      className="grid gap-x-6 border-b-0 bg-canvas px-5 transition-colors duration-120 data-[state=open]:bg-surface max-md:pb-5 md:grid-cols-[1fr_auto] md:px-6"
    >
      <AccordionTrigger data-replay className="min-h-22">
        <span className="grid gap-0.5">
          <span className="text-h3">{title}</span>
          <span className="text-small font-normal text-fg-2">
            {department}, {location}
          </span>
        </span>
        <Badge variant="secondary" className="md:ml-auto">
          {jobBadge(job)}
        </Badge>
      </AccordionTrigger>
      <Button asChild variant="outline" className="self-center">
        <SiteLink href={applyLink}>
          {apply} <VisuallyHidden>for {title}</VisuallyHidden>
        </SiteLink>
      </Button>
      <AccordionContent className="md:col-span-2">
        <div className="grid gap-x-gutter gap-y-5 max-md:pt-5 md:grid-cols-[6fr_4fr]">
          <p className="max-w-[62ch] text-pretty">{description}</p>
          <dl className="text-small">
            <div className="grid grid-cols-[96px_1fr] gap-3 border-t border-line py-2">
              <dt className="text-fg-3">{type}</dt>
              <dd className="text-fg">{jobType}</dd>
            </div>
            <div className="grid grid-cols-[96px_1fr] gap-3 border-t border-line py-2">
              <dt className="text-fg-3">{experience}</dt>
              <dd className="text-fg">{requiredYears}+ years</dd>
            </div>
          </dl>
        </div>
      </AccordionContent>
    </AccordionItem>
  );
}
