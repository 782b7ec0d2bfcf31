import { rm } from "node:fs/promises";
import { findChromium } from "@thirtyfold/run/find-chromium";
import type { TestProject } from "vitest/node";
import { type Consumers, makeConsumers } from "./consumers.ts";

declare module "vitest" {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] };
    consumers: Consumers;
  }
}

let made: Consumers | undefined;

/** Packs, installs and builds everything that the tests look at, once per run. */
export async function setup(project: TestProject): Promise<void> {
  const [{ executablePath, args }, consumers] = await Promise.all([findChromium(), makeConsumers()]);
  made = consumers;
  project.provide("chromium", { executablePath, args });
  project.provide("consumers", consumers);
}

/** Leaves nothing behind; `KEEP_CONSUMERS` keeps the folders for inspection. */
export async function teardown(): Promise<void> {
  if (made === undefined) return;
  if (process.env["KEEP_CONSUMERS"] === undefined) await rm(made.folder, { recursive: true, force: true });
  else console.log(`Kept: ${made.folder}`);
}
