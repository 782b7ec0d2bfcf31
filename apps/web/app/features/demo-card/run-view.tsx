import { type TryAgent, tryPage, tryRun } from "@thirtyfold/content";
import { VisuallyHidden } from "@thirtyfold/ui";
import { AuditCall } from "./audit-call.tsx";
import type { DemoRun } from "./demo-run.ts";
import { ResultPart } from "./result-part.tsx";
import { RunHead } from "./run-head.tsx";
import { Timeline } from "./timeline.tsx";

export type RunViewProps = {
  agent: TryAgent;
  run: DemoRun;
  onCancel: () => void;
  onRetry: () => void;
  /** Takes a shared run away. */
  onClose: () => void;
};

/** A run as it goes and as it went: its steps left of the fold, what it handed back right of it, and what to do next. */
export function RunView({ agent, run, onCancel, onRetry, onClose }: RunViewProps) {
  return (
    <>
      <section aria-labelledby="demo-run" className="bg-surface p-5 md:p-7">
        <RunHead run={run} onCancel={onCancel} onClose={onClose} />
        <Timeline run={run} result={agent.result} />
      </section>
      <ResultPart agent={agent} run={run} onRetry={onRetry} />
      {run.state === "result" && <AuditCall />}
      <VisuallyHidden role="status">{announcement(run, agent)}</VisuallyHidden>
    </>
  );
}

/** Each step as it ends, and then that there is a result; not every word of it. */
function announcement({ state, steps }: DemoRun, { result }: TryAgent): string {
  const last = steps.at(-1);
  if (state === "result") return `Done after ${steps.length} steps. ${result}: see below.`;
  if (state === "cancelled") return tryRun.cancelled;
  if (state !== "processing" && state !== "replaying") return "";
  return last === undefined ? tryPage.processing : `Step ${steps.length}: ${last.title}`;
}
