import { type TryAgent, tryPage } from "@thirtyfold/content";
import { AgentTile } from "@thirtyfold/ui";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { demoAgentIcons } from "../../lib/agent-icons/demo-agent-icons.ts";
import { latePart } from "../../lib/late.tsx";

type SampleListProps = { agent: TryAgent; onPick: (text: string) => void };

const samples = latePart(() => import("./sample-texts.ts"));

/** Three texts to start from, fetched when a visitor reaches for them. */
export function SampleList({ agent, onPick }: SampleListProps) {
  const [failed, setFailed] = useState(false);
  const Icon = demoAgentIcons[agent.slug];
  const pick = async (index: number) => {
    try {
      const { sampleText } = await samples.load();
      setFailed(false);
      onPick(sampleText(agent.demoType, index, new Date()));
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="bg-surface p-5 md:p-7 wide:rounded-tl-md">
      <div className="flex items-center gap-4">
        {Icon && (
          <AgentTile>
            <Icon strokeWidth={1.75} />
          </AgentTile>
        )}
        <h2 className="text-h3">{agent.name}</h2>
      </div>
      <div className="noscript:hidden print:hidden">
        <h3 className="mt-6 text-small text-fg-3 wide:mt-8">{tryPage.samplesTitle}</h3>
        <ul className="mt-2 divide-line max-md:divide-y max-md:border-y max-md:border-line md:max-wide:grid md:max-wide:grid-cols-3 md:max-wide:gap-5 wide:divide-y wide:border-y wide:border-line">
          {agent.samples.map(({ title, note }, index) => (
            <li key={title} className="border-line md:max-wide:border-t">
              <button
                type="button"
                onClick={() => void pick(index)}
                onFocus={samples.fetch}
                onPointerEnter={samples.fetch}
                className="group/sample flex w-full cursor-pointer items-center justify-between gap-3 py-3 md:max-wide:items-start md:max-wide:gap-2.5 text-left transition-colors duration-120 hover:text-tang"
              >
                <span>
                  <span className="block text-ui leading-snug font-semibold">{title}</span>
                  <span className="block text-small text-fg-3">{note}</span>
                </span>
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="shrink-0 text-fg-3 transition-transform duration-200 ease-out group-hover/sample:text-tang motion-safe:group-hover/sample:translate-x-[3px]"
                />
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-fg-3">{tryPage.samplesNote}</p>
        <div role="alert" className="text-small text-bad">
          {failed && <p className="pt-3">{tryPage.samplesFailed}</p>}
        </div>
      </div>
    </div>
  );
}
