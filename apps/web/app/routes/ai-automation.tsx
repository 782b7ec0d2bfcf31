import { automationPage } from "@thirtyfold/content";
import { AutomationPage } from "../features/automation/automation-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = automationPage;
  return pageMeta({ title, description, path: paths.aiAutomation });
}

export default function AiAutomation() {
  return <AutomationPage />;
}
