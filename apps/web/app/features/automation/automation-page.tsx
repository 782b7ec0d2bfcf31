import { AutomationClosing } from "./automation-closing.tsx";
import { AutomationHero } from "./automation-hero.tsx";
import { Offers } from "./offers.tsx";
import { Packages } from "./packages.tsx";
import { ProgramSteps } from "./program-steps.tsx";

/** Everything between the header and the footer of `/ai-automation`. */
export function AutomationPage() {
  return (
    <>
      <AutomationHero />
      <Offers />
      <Packages />
      <ProgramSteps />
      <AutomationClosing />
    </>
  );
}
