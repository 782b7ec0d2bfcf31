import { enterpriseIntegration, enterpriseIntegrationDetail } from "@thirtyfold/content";
import { DetailPage } from "./detail-page.tsx";
import { SystemsMap } from "./systems-map.tsx";

/** Everything between the header and the footer of `/solutions/enterprise-integration`. */
export function EnterpriseIntegrationPage() {
  return <DetailPage solution={enterpriseIntegration} detail={enterpriseIntegrationDetail} artefact={<SystemsMap />} />;
}
