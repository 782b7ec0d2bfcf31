import type { RunTrace } from "@thirtyfold/api-contract";
import { tryRun } from "@thirtyfold/content";
import { Button, Field, Input } from "@thirtyfold/ui";
import { useState } from "react";
import { latePart } from "../../lib/late.tsx";

const { share: words } = tryRun;
// Not part of use-shared-run.ts: a shared file for both would cost every visit 530 bytes and a request.
const links = latePart(() => import("./trace-link.ts"));

type ShareRunProps = { trace: RunTrace; onCopy: (link: string) => void };

/** Explains what a link to the run contains, and creates it on request. */
export function ShareRun({ trace, onCopy }: ShareRunProps) {
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const tooLong = failure === words.tooLong;
  const make = async () => {
    setFailure(undefined);
    try {
      const { isTooLong, packTrace } = await links.load();
      const fragment = await packTrace(trace);
      if (isTooLong(fragment)) {
        setFailure(words.tooLong);
        return;
      }
      const url = new URL(fragment, location.href).href;
      setLink(url);
      onCopy(url);
    } catch {
      setFailure(words.failed);
    }
  };
  return (
    <section aria-labelledby="share-run" className="mt-2 rounded-sm border border-line bg-surface p-5">
      <h4 id="share-run" className="text-h4">
        {words.title}
      </h4>
      <p className="mt-1.5 max-w-[38em] text-small text-fg-2">{words.contains}</p>
      {link === undefined ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          // Not `disabled`, which would drop the focus.
          aria-disabled={tooLong}
          onClick={() => tooLong || void make()}
        >
          {words.make}
        </Button>
      ) : (
        <div className="mt-4 flex items-end gap-2.5">
          <Field label={words.linkLabel} className="flex-1">
            <Input ref={takeLostFocus} readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <Button variant="secondary" className="shrink-0" onClick={() => onCopy(link)}>
            {words.copyLink}
          </Button>
        </div>
      )}
      <div role="alert" className="text-small text-bad">
        {failure !== undefined && <p className="pt-3">{failure}</p>}
      </div>
    </section>
  );
}

/** The pressed button is gone. */
function takeLostFocus(link: HTMLElement | null) {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}
