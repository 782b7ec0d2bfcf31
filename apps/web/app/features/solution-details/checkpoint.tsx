import type { AgentRequest, LayerState } from "@thirtyfold/content";
import { Badge } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";

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
  /** Whether the request comes as far as this layer, and whether it goes on from it: the path is lit on that side. */
  enters: boolean;
  leaves: boolean;
};

/** A layer on the way of a request, with what it said. */
export function Checkpoint({ layer, fate: [state, said], enters, leaves }: CheckpointProps) {
  const { variant, Icon } = states[state];
  const before = enters ? "md:before:border-tang" : "md:before:border-dashed md:before:border-line-strong";
  const after = leaves ? "md:after:border-tang" : "md:after:border-dashed md:after:border-line-strong";
  return (
    <div
      className={`relative bg-surface-2 p-2 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 md:grid md:place-items-center md:border-l md:border-line md:last:border-r ${path} ${before} ${after}`}
    >
      <dt className="text-small text-fg-2 md:sr-only">{layer}</dt>
      <dd className="relative z-1 max-md:min-w-34">
        <Badge variant={variant} className="whitespace-normal md:min-w-26.5">
          <Icon strokeWidth={1.75} />
          {said}
        </Badge>
      </dd>
    </div>
  );
}
