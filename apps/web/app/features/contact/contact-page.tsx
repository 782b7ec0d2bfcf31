import { contactFaq, contactPage } from "@thirtyfold/content";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Container,
  CreaseHero,
  Rule30,
} from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactPanel } from "./contact-panel.tsx";

export function ContactPage() {
  return (
    <>
      <CreaseHero title={contactPage.headline}>
        <p className="max-w-[27em] text-lead text-pretty text-fg-2">{contactPage.lead}</p>
      </CreaseHero>
      <Container className="relative pb-section">
        <div className="grid-cols-10 items-start gap-x-gutter md:grid print:block">
          <div className="col-span-6">
            <Rule30 className="md:[--tf-fold:calc(50%+var(--tf-gutter)/2)]" />
            <h2 id="contact-form" className="pt-7 text-h2">
              {contactPage.formTitle}
            </h2>
            <ContactForm />
            <FormNeedsScript />
          </div>
          <aside className="col-span-4 max-md:mt-14 wide:col-span-3 wide:col-start-8">
            <ContactPanel />
          </aside>
        </div>
      </Container>
      <BelowFold>
        <ContactFaq />
      </BelowFold>
    </>
  );
}

/** Four questions, one open at a time. */
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
                <AccordionTrigger>{question}</AccordionTrigger>
                <AccordionContent>
                  <p className="max-w-[38em] text-pretty">{answer}</p>
                </AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </Container>
    </section>
  );
}
