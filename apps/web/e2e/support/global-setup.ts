import { findChromium } from "@thirtyfold/run/find-chromium";
import type { TestProject } from "vitest/node";
import { type Site, startSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] };
    /** The URL of the site that journeys share: the defaults, with the embedded assistant. */
    siteUrl: string;
  }
}

let site: Site | undefined;

/** Finds the browser and starts the site that all journeys share, once per run. */
export async function setup(project: TestProject): Promise<void> {
  const { executablePath, args } = await findChromium();
  site = await startSite();
  project.provide("chromium", { executablePath, args });
  project.provide("siteUrl", site.url);
}

/** Stops the shared site. */
export async function teardown(): Promise<void> {
  await site?.stop();
}
