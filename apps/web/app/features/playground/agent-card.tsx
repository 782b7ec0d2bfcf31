import type { DemoAgent } from "@thirtyfold/content";
import { AgentTile, Button, VisuallyHidden } from "@thirtyfold/ui";
import { demoAgentIcons } from "../../lib/agent-icons/demo-agent-icons.ts";
import { RunStrip } from "./run-strip.tsx";

type AgentCardProps = {
  agent: DemoAgent;
  /** The visitor is about to press. */
  onReach: () => void;
  onShow: () => void;
};

/** A demo agent: its job, its run in short, and the button that shows the run in full. */
export function AgentCard({ agent, onReach, onShow }: AgentCardProps) {
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
          data-replay
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
