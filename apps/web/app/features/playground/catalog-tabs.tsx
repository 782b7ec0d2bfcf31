import { playgroundPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { BusinessAgents } from "./business-agents.tsx";
import { Features } from "./features.tsx";
import { TabRow } from "./tab-row.tsx";
import { type CatalogTab, catalogTabs, panelId, tabId, useCatalogTab } from "./use-catalog-tab.ts";

const { agentsTab, featuresTab } = playgroundPage;

/** The catalog in two views: agents at work, and what all of them can do. */
export function CatalogTabs() {
  const [tab, choose] = useCatalogTab();
  return (
    <div className="relative pb-section">
      <Container>
        <TabRow selected={tab} onSelect={choose} />
        <Panel tab={catalogTabs[0]} selected={tab} title={agentsTab}>
          <BusinessAgents />
        </Panel>
        <Panel tab={catalogTabs[1]} selected={tab} title={featuresTab}>
          <Features />
        </Panel>
      </Container>
    </div>
  );
}

type PanelProps = { tab: CatalogTab; selected: CatalogTab; title: string; children: ReactNode };

/** What a tab shows. Without scripts, and on paper, both are read one after the other. */
function Panel({ tab, selected, title, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabId(tab)}
      tabIndex={0}
      className={`mt-9 noscript:mt-16 noscript:block print:mt-16 print:block ${tab === selected ? "" : "hidden"}`}
    >
      <h2 className="sr-only noscript:not-sr-only noscript:mb-6 noscript:text-h2 print:not-sr-only">{title}</h2>
      {children}
    </div>
  );
}
