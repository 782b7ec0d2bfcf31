import { agentsPage } from "@thirtyfold/content";
import { Button, ButtonArrow, Container } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { catalogId } from "./catalog-anchor.ts";
import { SheetStack } from "./sheet-stack.tsx";

const { headline, lead, explore } = agentsPage;

/** The choice: what it is about, and the three sheets to choose from. */
export function AgentsHero() {
  return (
    <section className="overflow-hidden pt-[clamp(104px,5vw+72px,152px)] pb-section">
      <Container>
        <div className="grid-cols-10 grid-rows-[auto_1fr] gap-x-gutter md:grid">
          <div className="col-span-10 wide:col-span-6">
            <h1 className="text-display text-balance [--rise-from:1] [word-spacing:0.04em] motion-safe:animate-rise">
              {headline}
            </h1>
          </div>
          <div className="col-span-4 mt-6 [--rise-delay:100ms] motion-safe:animate-rise md:mt-9">
            <p className="max-w-[24.5em] text-lead text-pretty text-fg-2">{lead}</p>
            <Button asChild size="lg" className="mt-7 w-full md:w-auto md:min-w-57">
              <SiteLink href={`#${catalogId}`}>
                {explore}
                <ButtonArrow />
              </SiteLink>
            </Button>
          </div>
          <SheetStack className="col-span-6 mt-12 [--rise-delay:200ms] motion-safe:animate-rise md:mt-10 wide:col-span-4 wide:col-start-7 wide:row-span-2 wide:row-start-1 wide:mt-2" />
        </div>
      </Container>
    </section>
  );
}
