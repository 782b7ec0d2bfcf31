import { retention, waitlist } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import { MailBreaks } from "../../lib/mail-breaks.tsx";

type WaitlistAnswerProps = { capture: boolean; busy: boolean; thanked: boolean; failure: string | undefined };

/** The row below the fields: the button, or the thanks in its place. It keeps its height, so that nothing moves. */
export function WaitlistAnswer({ capture, busy, thanked, failure }: WaitlistAnswerProps) {
  return (
    <>
      <div role="alert" className="text-small text-bad">
        {failure !== undefined && <p className="pt-5">{failure}</p>}
      </div>
      <div className="mt-6 grid min-h-24 content-start md:min-h-13">
        <div role="status">
          {thanked && (
            <p
              ref={takeLostFocus}
              tabIndex={-1}
              className="flex min-h-13 items-center gap-3 text-h3 font-heading outline-none"
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
              <MailBreaks>{capture ? retention.text : waitlist.demo}</MailBreaks>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The button that was pressed is gone; without this the keyboard would start again at the top of the page. */
function takeLostFocus(thanks: HTMLElement | null) {
  if (document.activeElement === document.body) thanks?.focus({ preventScroll: true });
}
