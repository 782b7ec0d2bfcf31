import type { ToolCall as Call } from "@thirtyfold/api-contract";
import { tryRun } from "@thirtyfold/content";
import { readableJson } from "./readable-json.ts";

const { input, output } = tryRun;

/** What a tool was given and what it gave, as the machine wrote it. */
export function ToolCall({ tool }: { tool: Call }) {
  return (
    <dl className="mt-2 grid gap-2 text-meta">
      <Value name={input} of={tool.name} value={tool.input} />
      <Value name={output} of={tool.name} value={tool.output} />
    </dl>
  );
}

/** More lines than this scroll. */
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
