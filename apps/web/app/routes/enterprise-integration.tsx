import { enterpriseIntegration } from "@thirtyfold/content";
import { EnterpriseIntegrationPage } from "../features/solution-details/enterprise-integration-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

const { slug, title, subtext } = enterpriseIntegration;

export function meta() {
  return pageMeta({ title, description: subtext, path: paths.solution(slug) });
}

export default function EnterpriseIntegration() {
  return <EnterpriseIntegrationPage />;
}
