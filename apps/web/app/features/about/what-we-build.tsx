import { about, type SitePath } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import ArrowRight from "lucide-react/icons/arrow-right";
import { SolutionDiagram } from "../../lib/diagrams/solution-diagram.tsx";
import { SiteLink } from "../../lib/site-link.tsx";

export function WhatWeBuild() {
  const { title, lead } = about.headings.whatWeBuild;
  return (
    <section aria-labelledby="what-we-build" className="pt-[clamp(3rem,2rem+3vw,5rem)] pb-section">
      <Container>
        <SectionHeader titleId="what-we-build" title={title} lead={lead} />
        <ul className="divide-y divide-line border-y border-line">
          {about.whatWeBuild.map((work) => (
            <BuildRow key={work.path} work={work} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function BuildRow({ work }: { work: (typeof about.whatWeBuild)[number] }) {
  return (
    <li className="group/row relative grid-cols-10 items-center gap-x-gutter py-6 md:grid">
      <h3 className="col-span-3 text-h3">
        <SiteLink
          href={work.path}
          className="flex items-center justify-between gap-2 after:absolute after:inset-0 after:content-['']"
        >
          {work.title}
          <ArrowRight
            size={20}
            strokeWidth={1.75}
            className="shrink-0 text-fg-3 transition-transform duration-200 ease-out group-hover/row:translate-x-[3px] group-hover/row:text-tang"
          />
        </SiteLink>
      </h3>
      <p className="col-span-4 mt-2 max-w-[30.5em] text-pretty text-fg-2 md:mt-0 wide:text-[1.125rem]">{work.text}</p>
      <SolutionDiagram
        slug={slugOf(work.path)}
        className="col-span-3 mt-5 md:mt-0 md:max-w-[280px] wide:col-span-2 wide:col-start-9"
      />
    </li>
  );
}

/** The slug of the solution that a page sells; `/ai-automation` is an alias. */
function slugOf(path: SitePath): string {
  return path === "/ai-automation" ? "ai-powered-automation" : path.slice("/solutions/".length);
}
