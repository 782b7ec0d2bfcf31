import { automationPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { AuditSheet } from "./audit-sheet.tsx";
import { GptAnswer } from "./gpt-answer.tsx";
import { OfferCard } from "./offer-card.tsx";

const { title, lead, consulting, gpt } = automationPage.offers;

/** Two ways to start, side by side, each with a piece of its work. */
export function Offers() {
  return (
    <section aria-labelledby="offers" className="pb-section">
      <Container>
        <SectionHeader titleId="offers" title={title} lead={lead} />
        <div className="grid divide-y divide-line rounded-md border border-line md:grid-cols-2 md:divide-x md:divide-y-0">
          <OfferCard offer={consulting}>
            <AuditSheet />
          </OfferCard>
          <OfferCard offer={gpt}>
            <GptAnswer />
          </OfferCard>
        </div>
      </Container>
    </section>
  );
}
