import { machineLearning, pageLabels } from "@thirtyfold/content";
import { MachineLearningPage } from "../features/solutions/machine-learning-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, service } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { slug, title, subtext, description } = machineLearning;
  const path = paths.solution(slug);
  const trail = breadcrumbs({ name: pageLabels["/solutions"], path: paths.solutions }, { name: title, path });
  return pageMeta({ title, description: subtext, path, data: [service({ name: title, description, path }), trail] });
}

export default function MachineLearning() {
  return <MachineLearningPage />;
}
