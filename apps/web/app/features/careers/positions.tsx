import { careersPage, jobs } from "@thirtyfold/content";
import { Button, Container, Rule30 } from "@thirtyfold/ui";
import { useState } from "react";
import { Position } from "./position.tsx";

const { title, expandAll, collapseAll } = careersPage.positions;

/** The six positions. Each opens by itself; the button beside the heading opens or closes them all. */
export function Positions() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const allOpen = open.size === jobs.length;
  const change = (id: string, opened: boolean) =>
    setOpen((before) => new Set([...before, id].filter((each) => each !== id || opened)));
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
            className="max-md:w-full noscript:hidden"
            onClick={() => setOpen(new Set(allOpen ? [] : jobs.map(({ id }) => id)))}
          >
            {allOpen ? collapseAll : expandAll}
          </Button>
        </div>
        <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
          {jobs.map((job) => (
            <Position
              key={job.id}
              job={job}
              open={open.has(job.id)}
              onOpenChange={(opened) => change(job.id, opened)}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
