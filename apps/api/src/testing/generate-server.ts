import { parseArgs } from "node:util";
import { generateRequestSchema, generateResponseSchema } from "@thirtyfold/api-contract";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { AgentRunner } from "../ai/agent.ts";
import { runBuiltInAgent } from "../ai/built-in/agents/run-agent.ts";
import { noneProvider } from "../ai/none.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";

// One of the two servers of the benchmark "generate", as a separate process: the whole product over a model that
// answers immediately, or a bare Fastify route with the same schemas. Both return the answer of the built-in Sales
// Assistant to the inquiry, so that it is as long as a real one.
//   node src/testing/generate-server.ts --kind product --inquiry "We are 12 people." --data /tmp/somewhere Its first line on stdout is its port.
const { values } = parseArgs({
  options: {
    kind: { type: "string" },
    inquiry: { type: "string", default: "" },
    data: { type: "string", default: "" },
  },
});

// The clock stands still, so that two processes produce the same answer.
const clock = { now: Date.UTC(2026, 10, 23, 9), timeZone: "Europe/Berlin", elapsed: () => 0 };
const result = runBuiltInAgent("sales", values.inquiry, clock);

const instant: AgentRunner = {
  name: "openai",
  async *run() {
    for (const step of result.trace.steps) yield { step };
    yield { delta: result.text };
    return result;
  },
};

async function product(): Promise<FastifyInstance> {
  // A limit that is never reached, because 0 would disable counting.
  const env = { DATA_DIR: values.data, RATE_AI: "1000000", LOG_LEVEL: "error" };
  const settings = readSettings(env);
  return buildApp({ settings, storage: await openStorage(settings), assistant: noneProvider, agents: instant });
}

async function bare(): Promise<FastifyInstance> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const schema = { body: generateRequestSchema, response: { 200: generateResponseSchema } };
  app.withTypeProvider<ZodTypeProvider>().post("/api/ai/generate", { schema }, async () => result);
  return app;
}

const app = values.kind === "bare" ? await bare() : await product();
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(typeof address === "object" ? address?.port : address);
