import { type AgentRequest, systemsMap } from "@thirtyfold/content";
import { Checkpoint } from "./checkpoint.tsx";

const { layers } = systemsMap;

/** One request: what is asked, how it fares at each layer, and the system, which it reaches or not. */
export function RequestLane({
  request: { request, system, detail, identity, approval, audit },
}: {
  request: AgentRequest;
}) {
  const passedIdentity = identity[0] !== "blocked";
  const passedApproval = passedIdentity && approval[0] !== "waiting";
  return (
    <li className="border-t border-line md:grid md:grid-cols-[minmax(0,1.25fr)_minmax(0,3fr)_minmax(0,1.2fr)]">
      <p className="self-center px-4 pt-4 font-heading md:px-5 md:py-5 md:text-small wide:py-[26px]">{request}</p>
      <dl className="grid max-md:gap-px max-md:px-4 max-md:py-3 md:grid-cols-3">
        <Checkpoint layer={layers.identity} fate={identity} enters leaves={passedIdentity} />
        <Checkpoint layer={layers.approval} fate={approval} enters={passedIdentity} leaves={passedApproval} />
        <Checkpoint layer={layers.audit} fate={audit} enters={passedApproval} leaves={passedApproval} />
      </dl>
      <div className="relative self-center text-small leading-[1.4] max-md:px-4 max-md:pb-4 md:pr-5 md:pl-9">
        <span
          aria-hidden
          className={`absolute left-0 top-1/2 h-0 w-5 max-md:hidden ${passedApproval ? "border-t-2 border-tang" : "border-t-2 border-dashed border-line-strong"}`}
        />
        <span
          aria-hidden
          className={`absolute top-1/2 left-5 size-2.5 -translate-y-[4px] rounded-[1px] max-md:hidden ${passedApproval ? "bg-tang" : "border-[1.5px] border-dashed border-line-strong"}`}
        />
        <p className={passedApproval ? "font-semibold" : "text-fg-2"}>{system}</p>
        <p className="text-meta text-fg-3">{detail}</p>
      </div>
    </li>
  );
}
