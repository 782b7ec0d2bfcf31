import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import { type DataSource, settings } from "../../settings.ts";
import { FiguresSection } from "./figures-section.tsx";
import { SolutionsClosing } from "./solutions-closing.tsx";
import { SolutionsHero } from "./solutions-hero.tsx";
import { SolutionsSection } from "./solutions-section.tsx";
import { WhyChoose } from "./why-choose.tsx";

type SolutionsPageProps = {
  /** What the build put into the page; without it the list is read. */
  built: readonly SolutionCard[] | undefined;
  source?: DataSource;
};

/** Everything between the header and the footer of `/solutions`. */
export function SolutionsPage({ built, source = settings.dataSource }: SolutionsPageProps) {
  return (
    <>
      <SolutionsHero />
      <SolutionsSection built={built} source={source} />
      <WhyChoose />
      <FiguresSection source={source} />
      <SolutionsClosing />
    </>
  );
}
