import { playgroundPage } from "@thirtyfold/content";
import { CreaseHero } from "@thirtyfold/ui";
import { BelowFold } from "../../lib/below-fold.tsx";
import { PageClosing } from "../../lib/page-closing.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { CatalogTabs } from "./catalog-tabs.tsx";

export function PlaygroundPage() {
  return (
    <>
      <CreaseHero title={playgroundPage.headline}>
        <p className="max-w-[27em] text-lead text-pretty text-fg-2 max-[352px]:pr-3">{playgroundPage.lead}</p>
      </CreaseHero>
      <CatalogTabs />
      <BelowFold>
        <PageClosing {...playgroundPage.closing} />
      </BelowFold>
      <AddressDialog />
    </>
  );
}
