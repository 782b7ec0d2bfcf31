import { DetailPage } from "./detail-page.tsx";
import { OpportunityPanel } from "./opportunity-panel.tsx";

/** Everything between the header and the footer of `/solutions/ai-consulting`. */
export function AiConsultingPage() {
  return <DetailPage slug="ai-consulting" artefact={<OpportunityPanel />} />;
}
