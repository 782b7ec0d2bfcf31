import type { RunStep } from "@thirtyfold/api-contract";
import { tryRun as words } from "@thirtyfold/content";
import { Button, Spinner } from "@thirtyfold/ui";
import { type ReactNode, useState } from "react";
import type { DemoRun } from "./demo-run.ts";
import { hasDetails, inTime, TimelineStep } from "./timeline-step.tsx";

type TimelineProps = { run: DemoRun; result: string };

/** A run from its trigger to its result. Each step can be expanded. */
export function Timeline({ run, result }: TimelineProps) {
  const { state, steps, trace, shared } = run;
  const trigger = trace?.trigger.summary ?? (shared ? undefined : words.yourText);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const openable = steps.filter(hasDetails);
  const allOpen = openable.every(({ id }) => open.has(id));
  const toggle = (id: string) => setOpen((before) => (before.has(id) ? without(before, id) : new Set([...before, id])));
  const working = state === "processing" || state === "replaying";
  return (
    <>
      <ol>
        {trigger !== undefined && (
          <Place node="bg-line-strong" way="w-px bg-line-strong">
            <p className="text-meta text-fg-3">{words.trigger}</p>
            <p className="text-ui leading-snug font-semibold wrap-anywhere">{trigger}</p>
          </Place>
        )}
        {steps.map((step) => (
          <Place key={step.id} node={nodes[step.status]} way="w-0.5 bg-tang">
            <TimelineStep
              step={step}
              total={working ? undefined : trace?.durationMs}
              open={open.has(step.id)}
              onToggle={() => toggle(step.id)}
            />
          </Place>
        ))}
        {working && (
          <Place node="border border-tang" way="hidden">
            <p className="flex items-center gap-3 text-ui text-fg-2">
              {state === "replaying" ? words.replay.going : words.working} <Spinner size="sm" aria-hidden />
            </p>
          </Place>
        )}
        {state === "result" && (
          <Place node="bg-paper" way="hidden">
            <p className="text-ui leading-snug font-semibold">{result}</p>
            {trace && <p className="text-meta text-fg-3 tabular-nums">after {inTime(trace.durationMs)}</p>}
          </Place>
        )}
      </ol>
      {!working && openable.length > 1 && (
        <Button
          variant="link"
          size="sm"
          className="mt-3 ml-6.5 px-0! print:hidden"
          onClick={() => setOpen(new Set(allOpen ? [] : openable.map(({ id }) => id)))}
        >
          {allOpen ? words.closeAll : words.openAll}
        </Button>
      )}
    </>
  );
}

const nodes: Readonly<Record<RunStep["status"], string>> = {
  done: "bg-tang",
  failed: "bg-bad",
  "needs-you": "bg-fg",
};

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

function Place({ node, way, children }: { node: string; way: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[10px_1fr] gap-x-4 not-last:pb-4 motion-safe:animate-emerge">
      <span aria-hidden className="relative flex justify-center forced-color-adjust-none">
        <span className={`mt-[7px] size-2.5 rounded-[1px] ${node}`} />
        <span className={`absolute top-[21px] -bottom-[19px] ${way} in-[li:last-child]:hidden`} />
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
