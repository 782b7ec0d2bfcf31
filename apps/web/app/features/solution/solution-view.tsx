import type { SolutionRecord } from "../../lib/solutions-data/solution-record.ts";
import { KeyFeatures } from "./key-features.tsx";
import { SolutionClosing } from "./solution-closing.tsx";
import { SolutionHero } from "./solution-hero.tsx";
import { UseCases } from "./use-cases.tsx";

/** A solution's page, with what its record has. */
export function SolutionView({ solution }: { solution: SolutionRecord }) {
  const { features, useCases: cases } = solution;
  return (
    <>
      <SolutionHero solution={solution} />
      {features.length > 0 && <KeyFeatures features={features} />}
      {cases.length > 0 && <UseCases cases={cases} />}
      <SolutionClosing />
    </>
  );
}
