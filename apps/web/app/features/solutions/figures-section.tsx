import { solutionsPage } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { Late, latePart } from "../../lib/late.tsx";
import type { DataSource } from "../../settings.ts";

// SPEC, section 7: the figures load separately from the page, with `VITE_DATA_SOURCE=api` from the API's table.
const figures = {
  static: latePart(() => import("./figures.tsx").then((module) => module.BuiltFigures)),
  api: latePart(() => import("./live-figures.tsx").then((module) => module.LiveFigures)),
};

export function FiguresSection({ source }: { source: DataSource }) {
  const { title, lead } = solutionsPage.figures;
  return (
    <section aria-labelledby="figures" className="py-section">
      <Container>
        <SectionHeader titleId="figures" title={title} lead={lead} />
        <Late part={figures[source]} props={{}} fallback={<div className="min-h-[420px]" />} name="The figures" />
      </Container>
    </section>
  );
}
