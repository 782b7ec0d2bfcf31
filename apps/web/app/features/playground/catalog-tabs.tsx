import { playgroundPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import type { KeyboardEvent, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";
import { BusinessAgents } from "./business-agents.tsx";
import { Features } from "./features.tsx";

const catalogTabs = ["agents", "features"] as const;
type CatalogTab = (typeof catalogTabs)[number];

const tabId = (tab: CatalogTab) => `tab-${tab}`;
const panelId = (tab: CatalogTab) => `panel-${tab}`;

const { tabsLabel, agentsTab, featuresTab } = playgroundPage;
const words: Readonly<Record<CatalogTab, string>> = { agents: agentsTab, features: featuresTab };

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

/** Without scripts, and in print, both panels are shown one after the other. */
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

const look = [
  "relative min-h-12 shrink-0 cursor-pointer text-ui font-semibold whitespace-nowrap text-fg-3 transition-colors duration-120",
  "hover:text-fg focus-visible:-outline-offset-2 aria-selected:text-fg",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:after:bg-[linear-gradient(90deg,var(--tf-mark)_30%,var(--tf-fg)_0)] forced-colors:aria-selected:after:bg-[Highlight]",
].join(" ");

type TabRowProps = { selected: CatalogTab; onSelect: (tab: CatalogTab) => void };

/** Not the design system's Tabs, which weigh 8 kB of script: more than the rest of this page. */
function TabRow({ selected, onSelect }: TabRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabAfter(event.key, selected);
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab);
    document.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={tabsLabel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-x-7 overflow-x-auto max-slim:flex-wrap border-b border-line [scrollbar-width:none] noscript:hidden print:hidden"
    >
      {catalogTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={panelId(tab)}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          className={look}
        >
          {words[tab]}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key leads to. With two tabs, both arrows lead to the other one. */
function tabAfter(key: string, selected: CatalogTab): CatalogTab | undefined {
  const [first, last] = catalogTabs;
  if (key === "Home") return first;
  if (key === "End") return last;
  return key === "ArrowLeft" || key === "ArrowRight" ? (selected === first ? last : first) : undefined;
}

/** The selected tab. `?tab=features` in the address selects the second. */
function useCatalogTab(): [tab: CatalogTab, choose: (tab: CatalogTab) => void] {
  const [params, setParams] = useSearchParams();
  // The HTML knows no query.
  const asked = useHydrated() && params.get("tab") === "features";
  const choose = (tab: CatalogTab) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === "features") next.set("tab", tab);
        else next.delete("tab");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [asked ? "features" : "agents", choose];
}
