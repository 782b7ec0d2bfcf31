import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import type { AgentRunner } from "./agent.ts";
import type { TokenMeter } from "./budget.ts";
import { createEmbeddedAgents, createEmbeddedProvider } from "./embedded.ts";
import { noneAgents, noneProvider } from "./none.ts";
import type { AssistantProvider } from "./provider.ts";
import { startTextWorker, type TextWorker } from "./text-worker/text-worker.ts";

/**
 * `now`: epoch milliseconds, the system's clock by default. `worker` is where visitors' texts are read: a thread of
 * its own by default, which `worker.close` ends.
 */
export type ProviderDeps = { db: Storage["db"]; now?: () => number; worker?: TextWorker };

/** What answers visitors: the assistant of every page, and the demo agents. */
export type Providers = {
  assistant: AssistantProvider;
  agents: AgentRunner;
  /** Undefined where nobody answers. */
  worker?: TextWorker;
  /** What a model's server was paid; undefined without one. */
  tokens?: TokenMeter;
};

/** What the settings name. What answers without a model's server is limited by its worker. */
export async function createProviders(ai: Settings["ai"], deps: ProviderDeps): Promise<Providers> {
  if (ai.provider === "none") return { assistant: noneProvider, agents: noneAgents };
  const { db, now = Date.now, worker = startTextWorker() } = deps;
  if (ai.provider === "embedded" || !ai.openai) {
    return { assistant: createEmbeddedProvider(worker), agents: createEmbeddedAgents(worker, { now }), worker };
  }
  // 300 files, which a start without a model's server does not load.
  const { createModelProviders } = await import("./openai/model-providers.ts");
  return createModelProviders(ai, ai.openai, { db, now, worker });
}
