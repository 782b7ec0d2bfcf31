import { aiConsulting, aiConsultingDetail } from "@thirtyfold/content";
import { DetailPage } from "./detail-page.tsx";
import { OpportunityPanel } from "./opportunity-panel.tsx";

/** Everything between the header and the footer of `/solutions/ai-consulting`. */
export function AiConsultingPage() {
  return <DetailPage solution={aiConsulting} detail={aiConsultingDetail} artefact={<OpportunityPanel />} />;
}
