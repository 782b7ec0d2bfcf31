import { aiConsulting, pageLabels } from "@thirtyfold/content";
import { AiConsultingPage } from "../features/solutions/ai-consulting-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, service } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { slug, title, subtext, description } = aiConsulting;
  const path = paths.solution(slug);
  const trail = breadcrumbs({ name: pageLabels["/solutions"], path: paths.solutions }, { name: title, path });
  return pageMeta({ title, description: subtext, path, data: [service({ name: title, description, path }), trail] });
}

export default function AiConsulting() {
  return <AiConsultingPage />;
}
