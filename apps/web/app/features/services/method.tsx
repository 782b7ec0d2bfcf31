import { methodology, servicesPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { ProcessRail } from "../../lib/process-rail/process-rail.tsx";

const { title, lead, keeps } = servicesPage.methodology;

/** How every service goes: four steps on the rail of 30 days. */
export function Method() {
  return (
    <section aria-labelledby="method" className="py-section">
      <Container>
        <SectionHeader titleId="method" title={title} lead={lead} />
        <ProcessRail steps={methodology} keepsLabel={keeps} />
      </Container>
    </section>
  );
}
