import { automationPage, processSteps } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { ProcessRail } from "../../lib/process-rail/process-rail.tsx";

const { title, lead } = automationPage.process;

/** The program's four stops on the rail of its 30 days. */
export function ProgramSteps() {
  return (
    <section aria-labelledby="process" className="py-section">
      <Container>
        <SectionHeader titleId="process" title={title} lead={lead} />
        <ProcessRail steps={processSteps} />
      </Container>
    </section>
  );
}
