import { careersPage, jobs } from "@thirtyfold/content";
import { Accordion, Button, Container, Rule30 } from "@thirtyfold/ui";
import { useState } from "react";
import { Position } from "./position.tsx";

const { title, expandAll, collapseAll } = careersPage.positions;
const all: string[] = jobs.map((job) => job.id);

/** The six positions. Each opens by itself; the button beside the heading opens or closes them all. */
export function Positions() {
  const [open, setOpen] = useState<string[]>([]);
  const allOpen = open.length === all.length;
  return (
    <section id="positions" aria-labelledby="positions-title" className="pb-section">
      <Container>
        <Rule30 />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-7 pb-[clamp(32px,3vw,48px)]">
          <h2 id="positions-title" className="text-h2">
            {title}
          </h2>
          <Button
            variant="secondary"
            data-replay
            className="max-md:w-full noscript:hidden"
            onClick={() => setOpen(allOpen ? [] : all)}
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
