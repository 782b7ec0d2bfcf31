import {
  type AgentRequest,
  enterpriseIntegration,
  enterpriseIntegrationDetail,
  type LayerState,
  systemsMap,
} from "@thirtyfold/content";
import { Badge, Card } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { PanelHead } from "../../lib/panel-head.tsx";
import { DetailPage } from "./detail-page.tsx";

export function EnterpriseIntegrationPage() {
  return <DetailPage solution={enterpriseIntegration} detail={enterpriseIntegrationDetail} artefact={<SystemsMap />} />;
}

const { title, subject, status, columns, layers, requests } = systemsMap;

/** The approval's verdicts are the longest. */
const layerColumns = "md:grid-cols-[1fr_1.25fr_1fr]";

/** An agent's requests on their way to the systems, through layers owned by the customer. */
function SystemsMap() {
  return (
    <Card flush className="overflow-hidden">
      <PanelHead title={title} subject={subject}>
        <p className="text-flush text-fg-3">{status}</p>
      </PanelHead>
      {/* Each checkpoint below names its layer. */}
      <div
        aria-hidden
        className="hidden grid-cols-[minmax(0,1.25fr)_minmax(0,3fr)_minmax(0,1.2fr)] text-small text-fg-3 md:grid"
      >
        <span className="px-5 py-3">{columns.request}</span>
        <span className={`grid ${layerColumns} text-center font-heading text-fg`}>
          {Object.values(layers).map((layer) => (
            <span key={layer} className="border-l border-line bg-surface-2 py-3 last:border-r">
              {layer}
            </span>
          ))}
        </span>
        <span className="px-5 py-3">{columns.system}</span>
      </div>
      <ul>
        {requests.map((request) => (
          <RequestLane key={request.request} request={request} />
        ))}
      </ul>
    </Card>
  );
}

/** One request, the verdict of each layer, and whether the request reaches the system. */
function RequestLane({ request: { request, system, detail, identity, approval, audit } }: { request: AgentRequest }) {
  const passedIdentity = identity[0] !== "blocked";
  const passedApproval = passedIdentity && approval[0] !== "waiting";
  return (
    <li className="border-t border-line md:grid md:grid-cols-[minmax(0,1.25fr)_minmax(0,3fr)_minmax(0,1.2fr)]">
      <p className="self-center px-4 pt-4 font-heading md:px-5 md:py-5 md:text-small wide:py-[26px]">{request}</p>
      <dl className={`grid max-md:gap-px max-md:px-4 max-md:py-3 ${layerColumns}`}>
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

const states = {
  passed: { variant: "success", Icon: Check },
  waiting: { variant: "warning", Icon: Hand },
  blocked: { variant: "destructive", Icon: X },
  skipped: { variant: "secondary", Icon: Minus },
} as const satisfies Record<LayerState, unknown>;

const path =
  "md:before:absolute md:before:-left-px md:before:top-1/2 md:before:w-1/2 md:before:border-t-2 md:after:absolute md:after:right-0 md:after:top-1/2 md:after:w-1/2 md:after:border-t-2";

type CheckpointProps = {
  layer: string;
  fate: AgentRequest["identity"];
  /** Whether the request reaches this layer, and whether it passes: the path is lit on the corresponding side. */
  enters: boolean;
  leaves: boolean;
};

function Checkpoint({ layer, fate: [state, verdict], enters, leaves }: CheckpointProps) {
  const { variant, Icon } = states[state];
  const before = enters ? "md:before:border-tang" : "md:before:border-dashed md:before:border-line-strong";
  const after = leaves ? "md:after:border-tang" : "md:after:border-dashed md:after:border-line-strong";
  return (
    <div
      className={`relative bg-surface-2 p-2 md:px-1 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 md:grid md:place-items-center md:border-l md:border-line md:last:border-r ${path} ${before} ${after}`}
    >
      <dt className="text-small text-fg-2 md:sr-only">{layer}</dt>
      <dd className="relative z-1 max-md:min-w-34">
        <Badge variant={variant} className="whitespace-normal md:min-w-26.5">
          <Icon strokeWidth={1.75} />
          {verdict}
        </Badge>
      </dd>
    </div>
  );
}
