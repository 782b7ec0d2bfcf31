import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";

export type CatalogTab = "agents" | "features";

/** The tab in view. `?tab=features` in the address opens the second one; the first needs no word. */
export function useCatalogTab(): [tab: CatalogTab, choose: (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  // The HTML knows no query.
  const asked = useHydrated() && params.get("tab") === "features";
  const choose = (tab: string) => {
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
