import { services } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { ServiceCell } from "./service-cell.tsx";

/** The three services as columns of one ledger: what goes in, what comes out, how long, what stays. */
export function ServiceLedger() {
  return (
    <section aria-label="Services" className="relative pb-section">
      <Container>
        <div className="grid divide-y divide-line rounded-md border border-line wide:grid-cols-3 wide:divide-x wide:divide-y-0">
          {services.map((service) => (
            <ServiceCell key={service.id} service={service} />
          ))}
        </div>
      </Container>
    </section>
  );
}
