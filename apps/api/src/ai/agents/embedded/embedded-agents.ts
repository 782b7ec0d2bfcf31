import { type AgentRunner, visitorText } from "../agent.ts";
import { embeddedRun } from "./run-embedded-agent.ts";

/** Runs the demo agents in this process: no model, no network, never a `ProviderError`. `now` gives epoch ms. */
export function createEmbeddedAgents({ now = Date.now }: { now?: () => number } = {}): AgentRunner {
  return {
    name: "embedded",
    // biome-ignore lint/suspicious/useAwait: the port streams; this runner has its words at hand
    async *run(job, signal) {
      const run = embeddedRun(job.kind, visitorText(job), { now: now(), timeZone: job.timeZone });
      for (;;) {
        signal.throwIfAborted();
        const next = run.next();
        if (next.done) return next.value;
        yield next.value;
      }
    },
  };
}
