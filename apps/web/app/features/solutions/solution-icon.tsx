import BookOpenText from "lucide-react/icons/book-open-text";
import ChartScatter from "lucide-react/icons/chart-scatter";
import Compass from "lucide-react/icons/compass";
import Layers from "lucide-react/icons/layers";
import Network from "lucide-react/icons/network";
import Package from "lucide-react/icons/package";
import Puzzle from "lucide-react/icons/puzzle";
import Workflow from "lucide-react/icons/workflow";
import type { ReactElement } from "react";

const look = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

const icons: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    "ai-consulting": <Compass {...look} />,
    "machine-learning": <ChartScatter {...look} />,
    "enterprise-integration": <Network {...look} />,
    "ai-powered-automation": <Layers {...look} />,
    "agent-delivery": <Package {...look} />,
    "gpt-customization": <BookOpenText {...look} />,
    "workflow-automation": <Workflow {...look} />,
    "no-code-integrations": <Puzzle {...look} />,
  }),
);

/** The icon of a solution by its slug; any other slug has that of `agent-delivery` (SPEC, "Icon by slug"). */
export function SolutionIcon({ slug }: { slug: string }) {
  return icons.get(slug) ?? icons.get("agent-delivery");
}
