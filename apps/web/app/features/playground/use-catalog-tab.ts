import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";

/** The catalog's two views. */
export const catalogTabs = ["agents", "features"] as const;
export type CatalogTab = (typeof catalogTabs)[number];

export const tabId = (tab: CatalogTab) => `tab-${tab}`;
export const panelId = (tab: CatalogTab) => `panel-${tab}`;

/** The tab in view. `?tab=features` in the address opens the second one; the first needs no word. */
export function useCatalogTab(): [tab: CatalogTab, choose: (tab: CatalogTab) => void] {
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
