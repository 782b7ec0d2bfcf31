import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { beforeAll, onTestFinished } from "vitest";
import { createBuiltInAgents } from "../ai/built-in-providers.ts";
import { type AssistantProvider, withoutSources } from "../ai/provider.ts";
import { type AppOptions, buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import { undescribedAnswers } from "./described-answers.ts";
import { inProcessWorker } from "./in-process-worker.ts";
import { borrowStorage } from "./spare-storages.ts";

/** The test's changes: `env` holds settings as environment variables, `probe` the test's own routes. */
export type TestAppOptions = Partial<Omit<AppOptions, "settings">> & {
  env?: Readonly<Record<string, string>>;
  probe?: FastifyPluginAsyncZod;
};

/** Answers with the question, so that a test sees the text that reached the provider. */
const echo: AssistantProvider = {
  name: "embedded",
  async *answer({ message }) {
    yield message;
    return withoutSources;
  },
};

/** Takes a resource's `close`, and calls it when the resource is no longer needed. */
export type WhenOver = (close: () => Promise<void>) => void;

/** Creates a temporary directory that is removed when the test has ended, or when `whenOver` decides. */
export async function temporaryDirectory(whenOver: WhenOver = onTestFinished): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "thirtyfold-"));
  whenOver(async () => rm(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * Builds the real application over an empty embedded database unless `storage` is given, without logs and limits unless
 * `env` sets them. Everything is closed when the test has ended, or when `whenOver` decides, which fails if a response
 * is missing in the API's description; `listen({ port: 0 })` opens a real socket.
 */
export async function buildTestApp(
  { env, storage, probe, ...options }: TestAppOptions = {},
  whenOver: WhenOver = onTestFinished,
): Promise<FastifyInstance> {
  const borrowed = storage || env?.["DATA_DIR"] || env?.["DATABASE_URL"] ? undefined : await borrowStorage();
  const settings = readSettings({
    LOG_LEVEL: options.logStream ? "debug" : "silent",
    RATE_AI: "0",
    RATE_CHAT: "0",
    RATE_FORMS: "0",
    RATE_READ: "0",
    DATA_DIR: join(tmpdir(), "thirtyfold-ledger"),
    ...env,
  });
  const own = storage ?? borrowed?.storage ?? (await openStorage(settings));
  // Tests must not depend on the load of a busy machine.
  const usual = { assistant: echo, agents: createBuiltInAgents(inProcessWorker), maxLagMs: 0 };
  const app = await buildApp({ ...usual, ...options, storage: own, settings });
  whenOver(async () => {
    await app.close();
    if (borrowed) await borrowed.giveBack();
    else if (!storage) await own.close();
    const undescribed = undescribedAnswers();
    if (undescribed.length > 0) throw new Error(`Not in the API's description: ${undescribed.join("; ")}`);
  });
  if (probe) await app.register(probe);
  await app.ready();
  return app;
}

/**
 * One {@link buildTestApp} for all tests of the calling file or `describe`: for tests that do not depend on state left
 * by others.
 */
export function sharedTestApp(options: (whenOver: WhenOver) => Promise<TestAppOptions>): () => FastifyInstance {
  let app: FastifyInstance;
  beforeAll(async () => {
    const closers: (() => Promise<void>)[] = [];
    const whenOver: WhenOver = (close) => void closers.unshift(close);
    app = await buildTestApp(await options(whenOver), whenOver);
    return async () => {
      for (const close of closers) await close();
    };
  });
  return () => app;
}
