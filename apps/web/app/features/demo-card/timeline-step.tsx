import type { ToolCall as Call, RunStep } from "@thirtyfold/api-contract";
import { tryRun } from "@thirtyfold/content";
import { Badge } from "@thirtyfold/ui";
import Plus from "lucide-react/icons/plus";

const { kinds, statuses } = tryRun;

type TimelineStepProps = {
  step: RunStep;
  /** Duration of the whole run in ms, or undefined while unknown. */
  total: number | undefined;
  open: boolean;
  onToggle: () => void;
};

/** Whether a step has more to show than its title. */
export const hasDetails = ({ detail, tool }: RunStep) => detail !== undefined || tool !== undefined;

/** A step: the action, its time, and, expanded, its input and output. */
export function TimelineStep({ step, total, open, onToggle }: TimelineStepProps) {
  const { id, detail, tool } = step;
  const panel = `step-${id}`;
  return (
    <>
      {hasDetails(step) ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={onToggle}
          className="group/step flex min-h-11 w-full cursor-pointer items-start justify-between gap-3 rounded-xs text-left"
        >
          <Summary step={step} />
          <Plus
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={`mt-1 shrink-0 text-fg-3 transition-transform duration-200 group-hover/step:text-fg motion-reduce:transition-none print:hidden ${open ? "rotate-45" : ""}`}
          />
        </button>
      ) : (
        <span className="block min-h-11">
          <Summary step={step} />
        </span>
      )}
      <TimeBar step={step} total={total} />
      <div id={panel} hidden={!open} className="pt-3 pb-2">
        {detail !== undefined && <p className="text-small whitespace-pre-line text-fg-2 wrap-anywhere">{detail}</p>}
        {tool && <ToolCall tool={tool} />}
      </div>
    </>
  );
}

function Summary({ step: { title, kind, status, durationMs, tool } }: { step: RunStep }) {
  return (
    <span className="min-w-0">
      <span className="block text-ui leading-snug font-semibold wrap-anywhere">{title}</span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-fg-3 tabular-nums">
        {kinds[kind]}
        {tool && <span className="font-mono wrap-anywhere">{tool.name}</span>}
        <span>{inTime(durationMs)}</span>
        {status !== "done" && (
          <Badge variant={status === "failed" ? "destructive" : "outline"} dot>
            {statuses[status]}
          </Badge>
        )}
      </span>
    </span>
  );
}

function TimeBar({ step: { startedMs, durationMs }, total }: { step: RunStep; total: number | undefined }) {
  const share = (milliseconds: number) => (total === undefined || total === 0 ? 0 : (milliseconds / total) * 100);
  const start = Math.min(share(startedMs), 99);
  return (
    <span aria-hidden className="relative mt-1.5 block h-[3px] overflow-hidden rounded-[1px] bg-surface-3">
      {total !== undefined && (
        <span
          className="absolute inset-y-0 min-w-[3px] bg-mark"
          style={{ left: `${start}%`, width: `${Math.min(share(durationMs), 100 - start)}%` }}
        />
      )}
    </span>
  );
}

/** A human-readable duration, from ms: `<1 ms`, `38 ms`, `1.4 s`. */
export function inTime(milliseconds: number): string {
  if (milliseconds < 1) return "<1 ms";
  // 999.6 would otherwise become 1000 ms.
  const whole = Math.round(milliseconds);
  return whole < 1000 ? `${whole} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

const { input, output } = tryRun;

function ToolCall({ tool }: { tool: Call }) {
  return (
    <dl className="mt-2 grid gap-2 text-meta">
      <Value name={input} of={tool.name} value={tool.input} />
      <Value name={output} of={tool.name} value={tool.output} />
    </dl>
  );
}

/** Longer text scrolls. */
const mostLines = 14;

function Value({ name, of, value }: { name: string; of: string; value: Call["input"] }) {
  const json = readableJson(value);
  const scrolls = json.split("\n").length > mostLines;
  return (
    <div className="rounded-sm border border-line bg-sunken px-3 py-2">
      <dt className="text-fg-3">{name}</dt>
      <dd>
        <pre
          {...(scrolls && { role: "region", "aria-label": `${of}: ${name}`, tabIndex: 0 })}
          className={`font-mono leading-[1.6] whitespace-pre-wrap text-fg-2 wrap-anywhere focus-visible:-outline-offset-2 ${scrolls ? "max-h-80 overflow-y-auto print:max-h-none" : ""}`}
        >
          {json}
        </pre>
      </dd>
    </div>
  );
}

/** In characters: the width available beside the fold. */
const lineLength = 34;

/** Values that fit stay on one line; others are indented by two spaces. */
export function readableJson(value: Call["input"], indent = ""): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || short.length + indent.length <= lineLength) return short;
  const inner = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? (["[", "]", value.map((item) => readableJson(item, inner))] as const)
    : ([
        "{",
        "}",
        Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${readableJson(item, inner)}`),
      ] as const);
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
