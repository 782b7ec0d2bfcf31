import { type DemoAgent, demoAgents, playgroundPage } from "@thirtyfold/content";
import { useState } from "react";
import { useLateComponent } from "../../lib/late-component.ts";
import { AgentCard } from "./agent-card.tsx";

/** The three demo agents, and the run of one of them in a dialog, whose code comes when a visitor reaches for it. */
export function BusinessAgents() {
  const [shown, setShown] = useState<DemoAgent>();
  const [open, setOpen] = useState(false);
  const {
    Component: RunDialog,
    failed,
    fetch,
  } = useLateComponent(() => import("./run-dialog.tsx").then((module) => module.RunDialog));
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
