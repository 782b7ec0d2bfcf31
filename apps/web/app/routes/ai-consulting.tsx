import { aiConsulting } from "@thirtyfold/content";
import { AiConsultingPage } from "../features/solution-details/ai-consulting-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

const { slug, title, subtext } = aiConsulting;

export function meta() {
  return pageMeta({ title, description: subtext, path: paths.solution(slug) });
}

export default function AiConsulting() {
  return <AiConsultingPage />;
}
