import { solutionsPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { lazy, Suspense } from "react";
import type { DataSource } from "../../settings.ts";

// SPEC, section 7: the figures are loaded apart from the page; behind the switch they come from the API's table.
const figures = {
  static: lazy(async () => ({ default: (await import("./figures.tsx")).BuiltFigures })),
  api: lazy(async () => ({ default: (await import("./live-figures.tsx")).LiveFigures })),
};

/** What handovers change, as before and after. */
export function FiguresSection({ source }: { source: DataSource }) {
  const { title, lead } = solutionsPage.figures;
  const Figures = figures[source];
  return (
    <section aria-labelledby="figures" className="py-section">
      <Container>
        <SectionHeader titleId="figures" title={title} lead={lead} />
        <Suspense fallback={<div className="min-h-[420px]" />}>
          <Figures />
        </Suspense>
      </Container>
    </section>
  );
}
