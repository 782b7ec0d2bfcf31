import { tryRun } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useState } from "react";
import type { DemoRun } from "./demo-run.ts";
import { ShareRun } from "./share-run.tsx";

const { share: words } = tryRun;

type RunActionsProps = {
  run: DemoRun;
  text: string;
};

/** Copies the result as text, downloads the whole run as JSON, or shares it as a link. */
export function RunActions({ run, text }: RunActionsProps) {
  const [note, setNote] = useState("");
  const [sharing, setSharing] = useState(false);
  const { trace } = run;
  const copy = async (what: string, done: string) => setNote((await copied(what)) ? done : words.notCopied);
  return (
    <div className="mt-5 print:hidden">
      <div className="grid grid-cols-2 gap-2.5 md:flex md:flex-wrap">
        <Button variant="outline" size="sm" onClick={() => void copy(text, words.copiedResult)}>
          {words.copyResult}
        </Button>
        {trace && (
          <>
            <Button
              variant="outline"
              size="sm"
              onClick={() => void copy(JSON.stringify(trace, null, 2), words.copiedRun)}
            >
              {words.copyRun}
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                download(JSON.stringify(trace, null, 2), `${trace.agent}-run-${trace.startedAt.slice(0, 10)}.json`);
                setNote(words.downloaded);
              }}
            >
              {words.download}
            </Button>
            <Button variant="outline" size="sm" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
              {words.open}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="mt-2 min-h-[1lh] text-small text-fg-3">
        {note}
      </p>
      {trace && sharing && <ShareRun trace={trace} onCopy={(link) => void copy(link, words.copiedLink)} />}
    </div>
  );
}

/** Returns false if the browser denies it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function download(json: string, name: string) {
  const href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
