import { machineLearning } from "@thirtyfold/content";
import { MachineLearningPage } from "../features/solution-details/machine-learning-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

const { slug, title, subtext } = machineLearning;

export function meta() {
  return pageMeta({ title, description: subtext, path: paths.solution(slug) });
}

export default function MachineLearning() {
  return <MachineLearningPage />;
}
