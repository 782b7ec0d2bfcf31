import type { ReactElement } from "react";
import { Diagram } from "./diagram.tsx";
import {
  AutomationDiagram,
  ConnectionDiagram,
  ConsultingDiagram,
  DeliveryDiagram,
  FirstTaskDiagram,
  GptDiagram,
  IntegrationDiagram,
  LearningDiagram,
  SecurityDiagram,
  WorkflowDiagram,
} from "./drawings.tsx";

const drawings: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    "agent-delivery": <DeliveryDiagram />,
    "gpt-customization": <GptDiagram />,
    "workflow-automation": <WorkflowDiagram />,
    "no-code-integrations": <ConnectionDiagram />,
    "ai-powered-automation": <AutomationDiagram />,
    "ai-consulting": <ConsultingDiagram />,
    "machine-learning": <LearningDiagram />,
    "enterprise-integration": <IntegrationDiagram />,
    "ai-security": <SecurityDiagram />,
    "ai-automation": <FirstTaskDiagram />,
  }),
);

type SolutionDiagramProps = {
  slug: string;
  className?: string;
  /** Moves to its place on the next page during a navigation. Set it only where the diagram occurs once on a page. */
  moves?: boolean;
};

/** Unknown slugs get the diagram of `agent-delivery`, as they do its icon. */
export function SolutionDiagram({ slug, className, moves = false }: SolutionDiagramProps) {
  return (
    <Diagram {...(moves && { name: `diagram-${slug}` })} {...(className === undefined ? {} : { className })}>
      {drawings.get(slug) ?? drawings.get("agent-delivery")}
    </Diagram>
  );
}
