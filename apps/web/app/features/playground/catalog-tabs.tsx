import { playgroundPage } from "@thirtyfold/content";
import { Container, Tabs, TabsContent, TabsList, TabsTrigger } from "@thirtyfold/ui";
import { BusinessAgents } from "./business-agents.tsx";
import { Features } from "./features.tsx";
import { useCatalogTab } from "./use-catalog-tab.ts";

const { tabsLabel, agentsTab, featuresTab } = playgroundPage;

// Without scripts, and on paper, both are read one after the other.
const panel = "mt-9 noscript:data-[state=inactive]:block print:data-[state=inactive]:block";
const panelTitle = "sr-only noscript:not-sr-only noscript:mb-6 noscript:text-h2 print:not-sr-only";

/** The catalog in two views: agents at work, and what all of them can do. */
export function CatalogTabs() {
  const [tab, choose] = useCatalogTab();
  return (
    <div className="relative pb-section">
      <Container>
        <Tabs value={tab} onValueChange={choose}>
          <TabsList aria-label={tabsLabel} className="noscript:hidden print:hidden">
            <TabsTrigger value="agents" data-replay>
              {agentsTab}
            </TabsTrigger>
            <TabsTrigger value="features" data-replay>
              {featuresTab}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="agents" forceMount className={panel}>
            <h2 className={panelTitle}>{agentsTab}</h2>
            <BusinessAgents />
          </TabsContent>
          <TabsContent value="features" forceMount className={panel}>
            <h2 className={panelTitle}>{featuresTab}</h2>
            <Features />
          </TabsContent>
        </Tabs>
      </Container>
    </div>
  );
}
