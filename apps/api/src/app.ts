import { randomUUID } from "node:crypto";
import { limits } from "@thirtyfold/api-contract";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { AssistantProvider } from "./ai/provider.ts";
import { problemDetails, sendProblem } from "./plugins/problem-details.ts";
import type { Settings } from "./settings.ts";
import type { Storage } from "./storage/storage.ts";

/** What the application stands on. `websiteDir` is the web build; without it the API runs alone. */
export type AppOptions = {
  settings: Settings;
  storage: Storage;
  assistant: AssistantProvider;
  websiteDir?: string;
};

/** Builds the whole application, ready for `inject` or `listen`; closing it leaves `storage` open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(problemDetails);
  void options;
  return app;
}
