import { BookOpenText, Layers, LayoutGrid, type LucideIcon, Package, Puzzle, UsersRound, Workflow } from "lucide-react";
import { paths } from "../../paths.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.solutions]: LayoutGrid,
  [paths.solution("agent-delivery")]: Package,
  [paths.solution("gpt-customization")]: BookOpenText,
  [paths.solution("workflow-automation")]: Workflow,
  [paths.solution("no-code-integrations")]: Puzzle,
  [paths.aiAutomation]: Layers,
  [paths.agents]: UsersRound,
};

/** The drawing before a line of a header menu, by the page it leads to. */
export function MenuIcon({ path, className }: { path: string; className?: string }) {
  const Icon = icons[path] ?? Package;
  return <Icon aria-hidden size={20} strokeWidth={1.75} className={className} />;
}
