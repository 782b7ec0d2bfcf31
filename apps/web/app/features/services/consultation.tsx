import { strategyConsultation } from "@thirtyfold/content";
import { Button, ButtonArrow, Card, Container } from "@thirtyfold/ui";
import { useRef } from "react";
import { SiteLink } from "../../lib/site-link.tsx";
import { CallNotes } from "./call-notes.tsx";
import { useLateAnchor } from "./use-late-anchor.ts";

const { title, text, cta } = strategyConsultation;

/** The free consultation on one large sheet, with the notes that a visitor takes home from it. */
export function Consultation() {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useLateAnchor(sheet);
  return (
    <section aria-labelledby="consultation" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <Card
          ref={sheet}
          id={id}
          variant="sheet"
          flush
          className="px-5 pt-10 pb-8 [--corner:36px] sm:px-7 md:px-9 wide:grid wide:grid-cols-[calc(30%-8.8px)_1fr] wide:px-10 wide:py-12"
        >
          <div className="flex flex-col items-start wide:pr-6">
            <h2 id="consultation" className="text-h2 text-balance max-wide:pr-6 wide:text-[min(3.25rem,3.4vw)]">
              {title}
            </h2>
            <p className="mt-5 max-w-[27em] text-lead text-pretty text-on-paper-2">{text}</p>
            <Button asChild size="lg" className="mt-8 w-full md:w-auto">
              <SiteLink href={cta.path}>
                {cta.label}
                <ButtonArrow />
              </SiteLink>
            </Button>
          </div>
          <CallNotes className="mt-12 wide:mt-1" />
        </Card>
      </Container>
    </section>
  );
}
