import type { RunTrace } from "@thirtyfold/api-contract";
import { tryRun } from "@thirtyfold/content";
import { Button, Field, Input } from "@thirtyfold/ui";
import { useState } from "react";

const { share: words } = tryRun;

type ShareRunProps = { trace: RunTrace; onCopy: (link: string) => void };

/** Says what a link to the run would hold, and makes it when the visitor wants it. */
export function ShareRun({ trace, onCopy }: ShareRunProps) {
  const [link, setLink] = useState<string>();
  const [tooLong, setTooLong] = useState(false);
  const make = async () => {
    const { isTooLong, packTrace } = await import("./trace-link.ts");
    const fragment = await packTrace(trace);
    if (isTooLong(fragment)) {
      setTooLong(true);
      return;
    }
    const url = new URL(fragment, location.href).href;
    setLink(url);
    onCopy(url);
  };
  return (
    <section aria-labelledby="share-run" className="mt-2 rounded-sm border border-line bg-surface p-5">
      <h4 id="share-run" className="text-h4">
        {words.title}
      </h4>
      <p className="mt-1.5 max-w-[38em] text-small text-fg-2">{words.contains}</p>
      {link === undefined ? (
        <Button variant="secondary" size="sm" className="mt-4" disabled={tooLong} onClick={() => void make()}>
          {words.make}
        </Button>
      ) : (
        <div className="mt-4 flex items-end gap-2.5">
          <Field label={words.linkLabel} className="flex-1">
            <Input readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <Button variant="secondary" className="shrink-0" onClick={() => onCopy(link)}>
            {words.copyLink}
          </Button>
        </div>
      )}
      <div role="alert" className="text-small text-bad">
        {tooLong && <p className="pt-3">{words.tooLong}</p>}
      </div>
    </section>
  );
}
