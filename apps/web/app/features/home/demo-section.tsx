import { demoCall } from "@thirtyfold/content";
import { Button, ButtonArrow, Container } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { RunPanel } from "./run-panel.tsx";

/** The call to the live demos, with one whole run of an agent beside it. */
export function DemoSection() {
  return (
    <section aria-labelledby="demo" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-4 self-center md:pr-6">
            <h2 id="demo" className="text-h2 text-balance">
              {demoCall.title}
            </h2>
            <p className="mt-5 max-w-[27em] text-lead text-pretty text-fg-2">{demoCall.lead}</p>
            <Button asChild size="lg" variant="outline" className="mt-8 w-full md:w-auto">
              <SiteLink href={demoCall.cta.path}>
                {demoCall.cta.label}
                <ButtonArrow />
              </SiteLink>
            </Button>
          </div>
          <RunPanel className="col-span-6 mt-10 md:mt-0" />
        </div>
      </Container>
    </section>
  );
}
