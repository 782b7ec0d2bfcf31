import { type TryAgent, tryRun as words } from "@thirtyfold/content";
import { Button, Card, Skeleton } from "@thirtyfold/ui";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useRef } from "react";
import type { DemoRun } from "./demo-run.ts";
import { ResultText } from "./result-text.tsx";
import { RunActions } from "./run-actions.tsx";

type ResultPartProps = { agent: TryAgent; run: DemoRun; onRetry: () => void };

/** The result on paper, or the reason for its absence. */
export function ResultPart({ agent, run, onRetry }: ResultPartProps) {
  const { state, message, shared } = run;
  const text = run.fallback === "" ? run.text : `${words.fallbackPrefix}\n\n${run.fallback}`;
  const paper = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const working = state === "processing" || state === "opening" || state === "replaying";
  const before = useRef(state);
  useEffect(() => {
    // When the run ends, Cancel disappears together with its focus. The second press of a double press on Process,
    // disabled by then, has moved the focus to the page's main part.
    const ended = before.current === "processing" && state !== "processing";
    if (ended && document.activeElement?.matches("body, main"))
      (paper.current ?? note.current ?? again.current)?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return (
    <div
      aria-busy={working}
      className="min-w-0 border-t border-line bg-sunken p-5 md:p-7 wide:border-t-0 wide:border-l"
    >
      {/* Expanded steps can make the page long. */}
      <div className="wide:sticky wide:top-25">
        <div role="alert">
          {message !== "" && (
            <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-sm bg-bad-wash px-4 py-3">
              <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-bad" />
              <p className="min-w-0 flex-1 basis-60 text-ui text-bad wrap-anywhere">{message}</p>
              {!shared && (
                <Button ref={again} variant="outline" size="sm" onClick={onRetry}>
                  {words.retry}
                </Button>
              )}
            </div>
          )}
        </div>
        {state === "cancelled" && (
          <p ref={note} tabIndex={-1} className="mb-5 text-ui text-fg-2 outline-none">
            {words.cancelled}
          </p>
        )}
        {(working || text !== "") && (
          <Card variant="sheet" flush>
            <div
              ref={paper}
              role="region"
              aria-label={agent.result}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
              tabIndex={0}
              className="max-h-[600px] overflow-y-auto overscroll-contain px-5 pt-6 focus-visible:-outline-offset-2 md:px-8 md:pt-8 print:max-h-none"
            >
              {text !== "" && <ResultText text={text} />}
              {working && <Skeleton variant="sheet" lines={text === "" ? 7 : 1} className="max-w-[38em] text-body" />}
              {/* Fades where more text follows below. */}
              <div
                aria-hidden
                className="pointer-events-none sticky bottom-0.5 h-9 bg-[linear-gradient(transparent,var(--tf-paper))] forced-colors:invisible"
              />
            </div>
          </Card>
        )}
        {!working && text !== "" && <RunActions run={run} text={text} />}
      </div>
    </div>
  );
}
