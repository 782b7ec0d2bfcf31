import type { ToolCall as Call } from "@thirtyfold/api-contract";
import { tryRun } from "@thirtyfold/content";
import { readableJson } from "./readable-json.ts";

const { input, output } = tryRun;

/** What a tool was given and what it gave, as the machine wrote it. */
export function ToolCall({ tool }: { tool: Call }) {
  return (
    <dl className="mt-2 grid gap-2 text-meta">
      <Value name={input} value={tool.input} />
      <Value name={output} value={tool.output} />
    </dl>
  );
}

function Value({ name, value }: { name: string; value: Call["input"] }) {
  return (
    <div className="rounded-sm border border-line bg-sunken px-3 py-2">
      <dt className="font-sans text-fg-3">{name}</dt>
      <dd>
        <pre className="font-mono leading-[1.6] whitespace-pre-wrap text-fg-2 wrap-anywhere">{readableJson(value)}</pre>
      </dd>
    </div>
  );
}
