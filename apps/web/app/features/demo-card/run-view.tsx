import { type TryAgent, tryPage, tryRun } from "@thirtyfold/content";
import { VisuallyHidden } from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";
import type { DemoRun } from "./demo-run.ts";
import { ResultPart } from "./result-part.tsx";
import { RunHead } from "./run-head.tsx";
import { Timeline } from "./timeline.tsx";

export type RunViewProps = {
  agent: TryAgent;
  run: DemoRun;
  onCancel: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** A pending or finished run: steps left of the fold, the result right of it, followed by the next actions. */
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

/** Announces each finished step, then the presence of a result; not every word of it. */
function announcement({ state, steps }: DemoRun, { result }: TryAgent): string {
  const last = steps.at(-1);
  if (state === "result") return `Done after ${steps.length} steps. ${result}: see below.`;
  if (state === "cancelled") return tryRun.cancelled;
  if (state !== "processing" && state !== "replaying") return "";
  return last === undefined ? tryPage.processing : `Step ${steps.length}: ${last.title}`;
}

const { title, text, cta } = tryRun.audit;

/** SPEC, "Playground". */
function AuditCall() {
  return (
    <section
      aria-labelledby="demo-audit"
      className="col-span-full flex flex-col gap-x-8 gap-y-5 rounded-b-md border-t border-line bg-tang-wash p-5 md:flex-row md:items-center md:justify-between md:p-7 print:hidden"
    >
      <div>
        <h3 id="demo-audit" className="text-h3">
          {title}
        </h3>
        <p className="mt-1.5 max-w-[38em] text-fg-2">{text}</p>
      </div>
      <ButtonLink href={cta.path} arrow size="lg" className="shrink-0">
        {cta.label}
      </ButtonLink>
    </section>
  );
}
