import { playgroundPage } from "@thirtyfold/content";
import type { KeyboardEvent } from "react";
import { type CatalogTab, catalogTabs, panelId, tabId } from "./use-catalog-tab.ts";

const { tabsLabel, agentsTab, featuresTab } = playgroundPage;
const words: Readonly<Record<CatalogTab, string>> = { agents: agentsTab, features: featuresTab };

const look = [
  "relative min-h-12 shrink-0 cursor-pointer text-ui font-semibold whitespace-nowrap text-fg-3 transition-colors duration-120",
  "hover:text-fg focus-visible:-outline-offset-2 aria-selected:text-fg",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:after:bg-[linear-gradient(90deg,var(--mark)_30%,var(--fg)_0)] forced-colors:aria-selected:after:bg-[Highlight]",
].join(" ");

type TabRowProps = { selected: CatalogTab; onSelect: (tab: CatalogTab) => void };

/**
 * The page's two tabs, with the look and the keys of the design system's Tabs. Those weigh 8 kB of script, which is more
 * than all the rest of this page; two tabs need none of it.
 */
export function TabRow({ selected, onSelect }: TabRowProps) {
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
          data-replay
          onClick={() => onSelect(tab)}
          className={look}
        >
          {words[tab]}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads, if anywhere. With two tabs, both arrows lead to the other one. */
function tabAfter(key: string, selected: CatalogTab): CatalogTab | undefined {
  const [first, last] = catalogTabs;
  if (key === "Home") return first;
  if (key === "End") return last;
  return key === "ArrowLeft" || key === "ArrowRight" ? (selected === first ? last : first) : undefined;
}
