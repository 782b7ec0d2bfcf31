import { retention, waitlist } from "@thirtyfold/content";
import { Button, Container, Field, NativeSelect, Rule30 } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import { FormNeedsScript } from "../../lib/form-needs-script.tsx";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { PersonFields } from "../../lib/person-fields.tsx";
import { settings } from "../../settings.ts";
import { useWaitlist } from "./use-waitlist.ts";

const { title, text, labels, choose, businessTypes } = waitlist;

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

/** Three fields in one row. Without `capture` nothing is sent. */
export function WaitlistForm({ capture = settings.captureForms }: { capture?: boolean }) {
  const { form, errors, input, option, busy, stored, failure, submit } = useWaitlist(capture);
  return (
    // Before hydration, the method "dialog" sends the fields nowhere.
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby="waitlist"
      onSubmit={(event) => void submit(event)}
      className="noscript:hidden"
    >
      <div className="grid items-start gap-x-gutter gap-y-5 md:grid-cols-3">
        <PersonFields labels={labels} errors={errors} input={input} />
        <Field label={labels.businessType} error={errors.businessType} required>
          <NativeSelect {...option("businessType")} placeholder={choose}>
            {businessTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <WaitlistAnswer capture={capture} busy={busy} thanked={stored} failure={failure} />
    </form>
  );
}

type WaitlistAnswerProps = { capture: boolean; busy: boolean; thanked: boolean; failure: string | undefined };

/** The button, or the thanks in its place. The row keeps its height so that nothing moves. */
function WaitlistAnswer({ capture, busy, thanked, failure }: WaitlistAnswerProps) {
  return (
    <>
      <div role="alert" className="text-small text-bad">
        {failure && <p className="pt-5">{failure}</p>}
      </div>
      <div className="mt-6 grid min-h-24 content-start md:min-h-13">
        <div role="status">
          {thanked && (
            <p
              ref={takeLostFocus}
              tabIndex={-1}
              className="flex min-h-13 items-center gap-3 text-h3 font-heading outline-none select-none"
            >
              <Check aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ok" />
              {waitlist.thanks}
            </p>
          )}
        </div>
        {!thanked && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" variant="secondary" size="lg" busy={busy} className="w-full md:w-auto">
              {waitlist.submit}
            </Button>
            <p className="max-w-[38em] text-small text-fg-3">
              <MailBreaks>{capture ? `${retention.text} ${retention.visit}` : waitlist.demo}</MailBreaks>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The button that was pressed is gone; without this the keyboard would start over at the top of the page. */
function takeLostFocus(thanks: HTMLElement | null) {
  if (document.activeElement === document.body) thanks?.focus({ preventScroll: true });
}
