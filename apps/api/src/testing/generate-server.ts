import { parseArgs } from "node:util";
import { generateRequestSchema, generateResponseSchema, type RunTrace } from "@thirtyfold/api-contract";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { AgentRunner } from "../ai/agents/agent.ts";
import { noneProvider } from "../ai/none.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/storage.ts";

// One of the two servers of the benchmark "generate", as a process of its own: the whole product over a model that
// answers at once, or a bare Fastify route with the same schemas that gives the same answer.
//   node src/testing/generate-server.ts --kind product --data /tmp/somewhere
// Its first line on stdout is its port.
const { values } = parseArgs({ options: { kind: { type: "string" }, data: { type: "string", default: "" } } });

const text = "The first agent starts at $2,500.";
const step = { kind: "tool", title: "Look up the prices", startedMs: 0, durationMs: 0.1, status: "done" } as const;
const trace: RunTrace = {
  version: 1,
  agent: "sales",
  provider: "openai",
  startedAt: "2026-11-23T09:00:00.000Z",
  durationMs: 1,
  trigger: { summary: "An inquiry was pasted: 60 characters" },
  steps: Array.from({ length: 6 }, (_, index) => ({
    ...step,
    id: String(index + 1),
    tool: { name: "look_up_prices", input: { agents: 1 }, output: { firstAgent: "$2,500" } },
  })),
  result: { text },
};

const instant: AgentRunner = {
  name: "openai",
  async *run() {
    for (const done of trace.steps) yield { step: done };
    yield { delta: text };
    return { text, trace };
  },
};

async function product(): Promise<FastifyInstance> {
  // A limit that is never reached, because 0 would not count at all.
  const env = { DATA_DIR: values.data, RATE_AI: "1000000", LOG_LEVEL: "error" };
  const settings = readSettings(env);
  return buildApp({ settings, storage: await openStorage(settings), assistant: noneProvider, agents: instant });
}

async function bare(): Promise<FastifyInstance> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const schema = { body: generateRequestSchema, response: { 200: generateResponseSchema } };
  app.withTypeProvider<ZodTypeProvider>().post("/api/ai/generate", { schema }, async () => ({ text, trace }));
  return app;
}

const app = values.kind === "bare" ? await bare() : await product();
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(typeof address === "object" ? address?.port : address);
