import { machineLearning, machineLearningDetail } from "@thirtyfold/content";
import { DetailPage } from "./detail-page.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";

/** Everything between the header and the footer of `/solutions/machine-learning`. */
export function MachineLearningPage() {
  return <DetailPage solution={machineLearning} detail={machineLearningDetail} artefact={<ForecastPanel />} />;
}
