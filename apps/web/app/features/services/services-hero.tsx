import { servicesPage } from "@thirtyfold/content";
import { Button, ButtonArrow, CreaseHero } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

const { headline, lead, cta } = servicesPage;

/** What the services are for, and the free way to begin. */
export function ServicesHero() {
  return (
    <CreaseHero title={headline}>
      <p className="max-w-[27em] text-lead text-pretty text-fg-2">{lead}</p>
      <Button asChild size="lg" className="mt-6 w-full md:w-auto">
        <SiteLink href={cta.path}>
          {cta.label}
          <ButtonArrow />
        </SiteLink>
      </Button>
    </CreaseHero>
  );
}
