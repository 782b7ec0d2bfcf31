import { type Guards, guardedCall } from "../guarded.ts";
import type { AgentRunner } from "./agent.ts";

/** The same runner behind its guards; a run holds one place, however often it asks the model. */
export function guardedAgents(runner: AgentRunner, guards: Guards): AgentRunner {
  return {
    name: runner.name,
    run: (job, signal) => guardedCall(guards, signal, () => runner.run(job, signal)),
  };
}
