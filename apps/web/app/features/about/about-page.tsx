import { about } from "@thirtyfold/content";
import { Container, CreaseHero } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { FlagshipProducts } from "./flagship-products.tsx";
import { FoundingStory } from "./founding-story.tsx";
import { WhatWeBuild } from "./what-we-build.tsx";
import { WhoWeBuildFor } from "./who-we-build-for.tsx";

export function AboutPage() {
  return (
    <>
      <Mission />
      <WhatWeBuild />
      <BelowFold>
        <FlagshipProducts />
        <WhoWeBuildFor />
        <FoundingStory />
        <Principles />
        <Vision />
        <PageClosing {...about.closing} />
      </BelowFold>
    </>
  );
}

export function Mission() {
  return (
    <CreaseHero title={about.mission.title}>
      <p className="max-w-[27em] text-lead text-pretty text-fg-2">{about.mission.text}</p>
    </CreaseHero>
  );
}

export function Principles() {
  return (
    <section aria-labelledby="principles" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="principles" className="col-span-3 text-h2">
            {about.headings.principles.title}
          </h2>
          <ul className="col-span-7 mt-8 grid gap-x-gutter md:mt-0 md:grid-cols-2">
            {about.principles.map(({ title, text }) => (
              <li key={title} className="border-t border-line pt-6 pb-10">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[24.5em] text-pretty text-fg-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

export function Vision() {
  return (
    <section aria-labelledby="vision" className="py-section">
      <Container>
        <h2 id="vision" className="sr-only">
          {about.headings.vision.title}
        </h2>
        <blockquote className="max-w-[13.75em] text-display text-balance [word-spacing:0.04em]">
          <p>{about.vision}</p>
        </blockquote>
      </Container>
    </section>
  );
}
