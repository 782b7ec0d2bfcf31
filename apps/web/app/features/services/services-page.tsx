import { Consultation } from "./consultation.tsx";
import { Method } from "./method.tsx";
import { ServiceLedger } from "./service-ledger.tsx";
import { ServicesClosing } from "./services-closing.tsx";
import { ServicesHero } from "./services-hero.tsx";

/** Everything between the header and the footer of `/services`. */
export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <ServiceLedger />
      <Consultation />
      <Method />
      <ServicesClosing />
    </>
  );
}
