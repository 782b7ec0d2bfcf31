import { tryRun as words } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useEffect, useRef } from "react";
import type { DemoRun } from "./demo-run.ts";
import { inTime } from "./timeline-step.tsx";

const { replay } = words;

type RunHeadProps = { run: DemoRun; onCancel: () => void; onClose: () => void };

/** The kind of run, its duration, and a way to end it. */
export function RunHead({ run, onCancel, onClose }: RunHeadProps) {
  const { state, shared, trace } = run;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is disabled by now and has lost the focus.
    const { activeElement, body } = document;
    const lost = activeElement === body || activeElement?.matches(":disabled") === true;
    if (state === "processing" && lost) cancel.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div className="mb-5 flex items-start justify-between gap-4">
      <div>
        <h3 id="demo-run" className="text-h4">
          {words.title}
        </h3>
        {trace && (state === "result" || shared) && (
          <p className="mt-1 text-small text-fg-3">
            {shared
              ? `${replay.before} ${dayOf(trace.startedAt)}; ${replay.after}`
              : `${trace.steps.length} steps in ${inTime(trace.durationMs)}, ${words.providers[trace.provider]}`}
          </p>
        )}
      </div>
      {state === "processing" && (
        <Button ref={cancel} variant="outline" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
      {shared && (
        <Button variant="outline" size="sm" className="shrink-0" onClick={onClose}>
          {replay.close}
        </Button>
      )}
    </div>
  );
}

const dayOf = (iso: string) => new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(iso));
