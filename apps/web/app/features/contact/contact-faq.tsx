import { contactFaq, contactPage } from "@thirtyfold/content";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger, Container } from "@thirtyfold/ui";

/** Four questions, one open at a time; a press on the open one closes it. */
export function ContactFaq() {
  return (
    <section aria-labelledby="faq" className="border-t border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="faq" className="col-span-3 text-h2">
            {contactPage.faqTitle}
          </h2>
          <Accordion className="col-span-7 max-md:mt-8">
            {contactFaq.map(({ id, question, answer }) => (
              <AccordionItem key={id} value={id}>
                <AccordionTrigger data-replay>{question}</AccordionTrigger>
                <AccordionContent>
                  <p className="max-w-[62ch] text-pretty">{answer}</p>
                </AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </Container>
    </section>
  );
}
