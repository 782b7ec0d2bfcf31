import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import type { AgentRunner } from "./agent.ts";
import type { TokenMeter } from "./budget.ts";
import { createBuiltInAgents, createBuiltInAssistant } from "./built-in-providers.ts";
import { noneAgents, noneProvider } from "./none.ts";
import type { AssistantProvider } from "./provider.ts";
import { startTextWorker, type TextWorker } from "./text-worker/text-worker.ts";

/** `now`: epoch ms. `worker` reads visitors' texts, by default in its own thread, which `worker.close` ends. */
export type ProviderDeps = { db: Storage["db"]; now?: () => number; worker?: TextWorker };

export type Providers = {
  assistant: AssistantProvider;
  agents: AgentRunner;
  worker?: TextWorker;
  /** Tokens spent; undefined without a model server. */
  tokens?: TokenMeter;
};

/** Creates the providers named in the settings. */
export async function createProviders(ai: Settings["ai"], deps: ProviderDeps): Promise<Providers> {
  if (ai.provider === "none") return { assistant: noneProvider, agents: noneAgents };
  const { db, now = Date.now, worker = startTextWorker() } = deps;
  if (ai.provider === "embedded" || !ai.openai) {
    return { assistant: createBuiltInAssistant(worker), agents: createBuiltInAgents(worker, { now }), worker };
  }
  // 300 files that a start without a model server does not load.
  const { createModelProviders } = await import("./openai/model-providers.ts");
  return createModelProviders(ai, ai.openai, { db, now, worker });
}
