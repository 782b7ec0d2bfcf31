import { waitlist } from "@thirtyfold/content";
import { Container, Rule30 } from "@thirtyfold/ui";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

const { title, text } = waitlist;

/** Who wants to hear of the next role: what for left of the fold, the form right of it. */
export function Waitlist() {
  return (
    <section aria-labelledby="waitlist" className="py-section">
      <Container>
        <Rule30 />
        <div className="grid-cols-10 gap-x-gutter pt-7 wide:grid">
          <div className="col-span-3">
            <h2 id="waitlist" className="text-h2">
              {title}
            </h2>
            <p className="mt-4 max-w-[27em] text-pretty text-fg-2">{text}</p>
          </div>
          <div className="col-span-7 mt-9 wide:mt-2">
            <WaitlistForm />
            <FormNeedsScript />
          </div>
        </div>
      </Container>
    </section>
  );
}
