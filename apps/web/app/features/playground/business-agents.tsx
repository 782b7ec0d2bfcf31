import { type DemoAgent, demoAgents, playgroundPage } from "@thirtyfold/content";
import { AgentTile, Button, Card, VisuallyHidden } from "@thirtyfold/ui";
import { Fragment, useState } from "react";
import { demoAgentIcons } from "../../lib/agent-icons/demo-agent-icons.ts";
import { latePart, useLate } from "../../lib/late.tsx";

const runDialog = latePart(() => import("./run-dialog.tsx").then((module) => module.RunDialog));

/** The three demo agents, each with a run in a dialog whose code loads when a visitor reaches for it. */
export function BusinessAgents() {
  const [shown, setShown] = useState<DemoAgent>();
  const [open, setOpen] = useState(false);
  const { loaded: RunDialog, failed, fetch } = useLate(runDialog);
  const show = (agent: DemoAgent) => {
    setShown(agent);
    setOpen(true);
    fetch();
  };
  return (
    <>
      <div className="grid divide-y divide-line rounded-md border border-line wide:grid-cols-3 wide:divide-x wide:divide-y-0">
        {demoAgents.map((agent) => (
          <AgentCard key={agent.slug} agent={agent} onReach={fetch} onShow={() => show(agent)} />
        ))}
      </div>
      <p className="mt-5 text-small text-fg-3">{playgroundPage.note}</p>
      <div role="alert" className="text-small text-bad">
        {failed && open && <p className="pt-3">{playgroundPage.notLoaded}</p>}
      </div>
      {RunDialog && shown && <RunDialog agent={shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}

type AgentCardProps = {
  agent: DemoAgent;
  onReach: () => void;
  onShow: () => void;
};

function AgentCard({ agent, onReach, onShow }: AgentCardProps) {
  const Icon = demoAgentIcons[agent.slug];
  return (
    <article className="flex flex-col md:max-wide:grid md:max-wide:grid-cols-[2fr_3fr] md:max-wide:grid-rows-[1fr_auto] wide:row-span-3 wide:grid wide:grid-rows-subgrid wide:gap-y-0">
      <div className="px-5 pt-6 pb-6 md:px-7 md:pt-7">
        {Icon && (
          <AgentTile>
            <Icon strokeWidth={1.75} />
          </AgentTile>
        )}
        <h3 className="mt-6 text-h3">{agent.name}</h3>
        <p className="mt-2 max-w-[24.5em] text-pretty text-fg-2">{agent.job}</p>
      </div>
      <RunStrip
        strip={agent.strip}
        className="border-y border-line bg-sunken px-5 py-7 md:px-7 md:max-wide:col-start-2 md:max-wide:row-span-2 md:max-wide:row-start-1 md:max-wide:border-y-0 md:max-wide:border-l"
      />
      <div className="px-5 py-5 md:px-7 md:max-wide:pb-7 noscript:hidden print:hidden">
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={onShow}
          onFocus={onReach}
          onPointerEnter={onReach}
          className="w-full md:w-auto"
        >
          {agent.button}
          <VisuallyHidden>: {agent.name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

const { parts } = playgroundPage;
const order = ["trigger", "action", "output"] as const;

// The trigger belongs to the customer, the agent's work is lit, and the result is on paper.
const nodes = { trigger: "bg-line-strong", action: "bg-tang", output: "bg-paper" };
const ways = { trigger: "w-px bg-line-strong", action: "w-0.5 bg-tang", output: "hidden" };

function RunStrip({ strip, className }: { strip: DemoAgent["strip"]; className: string }) {
  return (
    <ol className={className}>
      {order.map((part) => {
        const [time, words] = strip[part];
        return (
          <li
            key={part}
            className="grid grid-cols-[2.75rem_10px_minmax(0,1fr)] gap-x-3 max-slim:grid-cols-[auto_10px_minmax(0,1fr)] max-[11rem]:grid-cols-[10px_minmax(0,1fr)] not-last:pb-5"
          >
            <span className="pt-px text-small whitespace-nowrap text-fg-3 tabular-nums max-[11rem]:col-span-full">
              {time}
            </span>
            <span aria-hidden className="relative flex justify-center forced-color-adjust-none">
              <span className={`mt-[7px] size-2.5 rounded-[1px] ${nodes[part]}`} />
              <span className={`absolute top-[21px] -bottom-[23px] ${ways[part]}`} />
            </span>
            <Words part={part} words={words} />
          </li>
        );
      })}
    </ol>
  );
}

function Words({ part, words }: { part: (typeof order)[number]; words: string }) {
  if (part !== "output") {
    return (
      <span>
        <span className="block text-small text-fg-3">{parts[part]}</span>
        <span className="block leading-[1.4] font-semibold">{words}</span>
      </span>
    );
  }
  return (
    <Card variant="sheet" flush className="-mt-2 px-4 pt-2 pb-3 [--tf-corner:16px] max-[11rem]:mt-0">
      <Fragment>
        <span className="block text-small text-on-paper-2">{parts.output}</span>
        <span className="block leading-[1.4] font-semibold">{words}</span>
      </Fragment>
    </Card>
  );
}
