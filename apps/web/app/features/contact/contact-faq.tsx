import { contactFaq, contactPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { Disclosure } from "../../lib/disclosure/disclosure.tsx";

/** Four questions, one open at a time; a press on the open one closes it. */
export function ContactFaq() {
  return (
    <section aria-labelledby="faq" className="border-t border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="faq" className="col-span-3 text-h2">
            {contactPage.faqTitle}
          </h2>
          <div className="col-span-7 border-t border-line max-md:mt-8">
            {contactFaq.map(({ id, question, answer }) => (
              <Disclosure key={id} name="faq" title={question} className="border-b border-line">
                <p className="max-w-[38em] text-pretty">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
