import { automationPage } from "@thirtyfold/content";
import { Button, ButtonArrow, Container } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { packagesId } from "./anchors.ts";
import { FoldedMap } from "./folded-map.tsx";

const { headline, lead, primary, secondary } = automationPage;

/** The first screen: the promise over the full width, below it what to do about it and the hundred tasks, folded. */
export function AutomationHero() {
  return (
    <section className="overflow-hidden pt-[clamp(104px,5vw+64px,136px)] pb-section">
      <Container>
        <h1 className="text-display text-balance [--rise-from:1] [word-spacing:0.04em] motion-safe:animate-rise">
          {headline}
        </h1>
        <div className="mt-[clamp(28px,4vw,64px)] grid-cols-10 items-start gap-x-gutter md:grid">
          <div className="col-span-4 [--rise-delay:100ms] motion-safe:animate-rise wide:col-span-3">
            <p className="max-w-[27em] text-lead text-pretty text-fg-2">{lead}</p>
            <div className="mt-7 grid gap-2.5">
              <Button asChild size="lg">
                <SiteLink href={primary.path}>
                  {primary.label}
                  <ButtonArrow />
                </SiteLink>
              </Button>
              <Button asChild size="lg" variant="outline">
                <SiteLink href={`#${packagesId}`}>{secondary.label}</SiteLink>
              </Button>
            </div>
          </div>
          <FoldedMap className="col-span-6 mt-12 [--rise-delay:200ms] motion-safe:animate-rise md:mt-1 wide:col-span-7" />
        </div>
      </Container>
    </section>
  );
}
