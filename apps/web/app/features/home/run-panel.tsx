import { demoCall } from "@thirtyfold/content";
import { AgentTile, Badge, Card } from "@thirtyfold/ui";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import { RunStep } from "./run-step.tsx";

const { run } = demoCall;

/** One run of an agent, from what started it to what it handed back. The output is on paper. */
export function RunPanel({ className }: { className: string }) {
  return (
    <Card flush className={className}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-3 border-b md:grid-cols-[auto_1fr_auto] border-line px-5 py-4">
        <AgentTile>
          <ClipboardCheck strokeWidth={1.75} />
        </AgentTile>
        <div className="leading-[1.35]">
          <h3 className="font-bold">{run.agent}</h3>
          <p className="text-small leading-[1.35] text-fg-3">{run.detail}</p>
        </div>
        <Badge variant="success" className="col-start-2 justify-self-start tabular-nums md:col-start-3">
          {run.result}
        </Badge>
      </div>
      <ol className="divide-y divide-line">
        <RunStep {...run.trigger} />
        <RunStep {...run.action} />
        <RunStep name={run.output.name}>
          <Card variant="sheet" flush className="px-6 pt-5 pb-[22px] text-ui leading-[1.6]">
            <p className="mb-2 pr-4 text-small text-on-paper-2">{run.output.to}</p>
            <p className="mb-1 text-[1rem] font-bold">{run.output.subject}</p>
            <p>{run.output.text}</p>
          </Card>
        </RunStep>
      </ol>
    </Card>
  );
}
