import type { SitePath } from "@thirtyfold/content";
import type { ReactElement } from "react";
import { AutomationDiagram } from "./automation-diagram.tsx";
import { ConsultingDiagram } from "./consulting-diagram.tsx";
import { DeliveryDiagram } from "./delivery-diagram.tsx";
import { Diagram } from "./diagram.tsx";
import { IntegrationDiagram } from "./integration-diagram.tsx";
import { LearningDiagram } from "./learning-diagram.tsx";

const drawings: Partial<Record<SitePath, () => ReactElement>> = {
  "/solutions/ai-consulting": ConsultingDiagram,
  "/solutions/agent-delivery": DeliveryDiagram,
  "/solutions/machine-learning": LearningDiagram,
  "/solutions/enterprise-integration": IntegrationDiagram,
  "/ai-automation": AutomationDiagram,
};

/** The diagram of what a page sells, by the page's path. Nothing for a page that has none. */
export function SolutionDiagram({ path, className }: { path: SitePath; className?: string }) {
  const Drawing = drawings[path];
  if (Drawing === undefined) return null;
  return (
    <Diagram {...(className === undefined ? {} : { className })}>
      <Drawing />
    </Diagram>
  );
}
