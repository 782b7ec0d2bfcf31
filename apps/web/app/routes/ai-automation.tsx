import { automationPage, pageLabels } from "@thirtyfold/content";
import { AutomationPage } from "../features/services/automation-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, service } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

/** The canonical path, also for the alias below `/solutions`. */
export function meta() {
  const { title, description } = automationPage;
  const path = paths.aiAutomation;
  const name = pageLabels[path];
  return pageMeta({
    title,
    description,
    path,
    data: [service({ name, description, path }), breadcrumbs({ name, path })],
  });
}

export default function AiAutomation() {
  return <AutomationPage />;
}
