import { AgentCatalog } from "./agent-catalog.tsx";
import { AgentsHero } from "./agents-hero.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { TailoredSolution } from "./tailored-solution.tsx";
import { VoiceLayer } from "./voice-layer.tsx";
import { Waitlist } from "./waitlist.tsx";

/** Everything between the header and the footer of `/agents`. */
export function AgentsPage() {
  return (
    <>
      <AgentsHero />
      <ProblemAndSolution />
      <AgentCatalog />
      <VoiceLayer />
      <TailoredSolution />
      <Waitlist />
    </>
  );
}
