import { playgroundPage } from "@thirtyfold/content";
import { Container, Tabs, TabsContent, TabsList, TabsTrigger } from "@thirtyfold/ui";
import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";
import { BusinessAgents } from "./business-agents.tsx";
import { Features } from "./features.tsx";

const { tabsLabel, agentsTab, featuresTab } = playgroundPage;

// Without scripts, and on paper, both panels appear one after the other.
const panel = "mt-9 noscript:mt-16 noscript:block! print:mt-16 print:block!";
const title = "sr-only noscript:not-sr-only noscript:mb-6 noscript:text-h2 print:not-sr-only";

export function CatalogTabs() {
  const [tab, choose] = useCatalogTab();
  return (
    <Container className="relative pb-section">
      <Tabs value={tab} onValueChange={choose}>
        <TabsList aria-label={tabsLabel} className="max-slim:flex-wrap noscript:hidden print:hidden">
          <TabsTrigger value="agents">{agentsTab}</TabsTrigger>
          <TabsTrigger value="features">{featuresTab}</TabsTrigger>
        </TabsList>
        <TabsContent value="agents" forceMount className={panel}>
          <h2 className={title}>{agentsTab}</h2>
          <BusinessAgents />
        </TabsContent>
        <TabsContent value="features" forceMount className={panel}>
          <h2 className={title}>{featuresTab}</h2>
          <Features />
        </TabsContent>
      </Tabs>
    </Container>
  );
}

/** The selected tab. `?tab=features` in the URL selects the second. */
function useCatalogTab(): [tab: string, choose: (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  // The prerendered HTML has no query.
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
