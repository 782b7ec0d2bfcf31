import type { ReactElement } from "react";
import { AutomationDiagram } from "./automation-diagram.tsx";
import { ConnectionDiagram } from "./connection-diagram.tsx";
import { ConsultingDiagram } from "./consulting-diagram.tsx";
import { DeliveryDiagram } from "./delivery-diagram.tsx";
import { Diagram } from "./diagram.tsx";
import { FirstTaskDiagram } from "./first-task-diagram.tsx";
import { GptDiagram } from "./gpt-diagram.tsx";
import { IntegrationDiagram } from "./integration-diagram.tsx";
import { LearningDiagram } from "./learning-diagram.tsx";
import { SecurityDiagram } from "./security-diagram.tsx";
import { WorkflowDiagram } from "./workflow-diagram.tsx";

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

/** The diagram of a solution by its slug; any other slug has that of `agent-delivery`, as with its icon. */
export function SlugDiagram({ slug, className }: { slug: string; className?: string }) {
  return (
    <Diagram name={`diagram-${slug}`} {...(className === undefined ? {} : { className })}>
      {drawings.get(slug) ?? drawings.get("agent-delivery")}
    </Diagram>
  );
}
