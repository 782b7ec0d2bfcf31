import { type AutomationOffer, automationPage } from "@thirtyfold/content";
import { Card, ChatBubble, Container, FoldCorner, SectionHeader } from "@thirtyfold/ui";
import BookOpenText from "lucide-react/icons/book-open-text";
import Hand from "lucide-react/icons/hand";
import type { ReactNode } from "react";
import { SiteLink } from "../../lib/site-link.tsx";

export function Offers() {
  const { title, lead, consulting, gpt } = automationPage.offers;
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

/** A sample of its work above, its contents below. The link of its title covers the card. */
function OfferCard({ offer, children }: { offer: AutomationOffer; children: ReactNode }) {
  return (
    <article className="group/fold relative flex flex-col">
      <div className="grid min-h-[320px] md:min-h-[340px] wide:h-[380px] place-items-center border-b border-line bg-sunken px-5 py-8 wide:px-10">
        {children}
      </div>
      <div className="flex grow flex-col px-5 pt-6 pb-6 wide:px-8 wide:pt-8">
        <h3 className="text-h3">
          <SiteLink href={offer.path} className="after:absolute after:inset-0 after:content-['']">
            {offer.title}
          </SiteLink>
        </h3>
        <p className="mt-2.5 mb-6 max-w-[32em] text-pretty text-fg-2">{offer.text}</p>
        <ul className="mt-auto">
          {offer.points.map((point) => (
            <li key={point} className="border-t border-line py-2.5 text-pretty text-fg-2">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <FoldCorner />
    </article>
  );
}

function AuditSheet() {
  const { title, subject, terms } = automationPage.offers.auditSheet;
  return (
    <Card variant="sheet" flush className="w-full max-w-[440px] px-6 pt-5 pb-4">
      <p className="font-bold">{title}</p>
      <p className="mb-4 text-small text-on-paper-2">{subject}</p>
      <dl className="text-small">
        {terms.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-paper-line py-2.5">
            <dt className="text-on-paper-2">{term}</dt>
            <dd className="text-flush font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function GptAnswer() {
  const { question, answer, source, passedOn } = automationPage.offers.gptAnswer;
  return (
    <div className="grid w-full max-w-[440px] gap-3">
      <ChatBubble from="me">{question}</ChatBubble>
      <Card variant="sheet" flush className="mr-8 px-5 pt-4 pb-3.5 text-ui font-medium">
        <p className="pr-4">{answer}</p>
        <p className="mt-3 flex items-center gap-2 border-t border-paper-line pt-3 text-small font-normal text-on-paper-2">
          <BookOpenText size={16} strokeWidth={1.75} className="shrink-0" />
          {source}
        </p>
      </Card>
      <p className="flex items-center gap-2.5 pt-1 text-small text-fg-2">
        <Hand size={16} strokeWidth={1.75} className="shrink-0 text-warn" />
        {passedOn}
      </p>
    </div>
  );
}
