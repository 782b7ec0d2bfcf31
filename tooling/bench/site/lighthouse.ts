import { findFreePort } from "@thirtyfold/run/port";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import type { Chromium } from "../../run/find-chromium.mjs";
import type { Measured } from "./figures.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * The points that mobile scores lack to 100, and main-thread ms. @param noindex omits the audit that calls for indexing
 */
export async function runLighthouse(url: string, browser: Chromium, noindex: boolean): Promise<Measured> {
  const { categories: scores, audits } = await result(url, browser, noindex ? ["is-crawlable"] : []);
  const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
  const ms = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const refs = categories.flatMap((category) => scores[category]?.auditRefs ?? []);
  for (const { id, weight } of refs) {
    const audit = audits[id];
    if (weight === 0 || typeof audit?.score !== "number" || audit.score >= 0.9) continue;
    process.stderr.write(`${url}: ${audit.title} ${audit.displayValue ?? ""}\n`);
  }
  return {
    ...Object.fromEntries(categories.map((category) => [`100 - Lighthouse ${category}`, 100 - score(category)])),
    "Lighthouse TBT, ms": ms("total-blocking-time"),
    "Lighthouse main thread, ms": ms("mainthread-work-breakdown"),
  };
}

async function result(url: string, { executablePath, args }: Chromium, skipAudits: string[]): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const found = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories], skipAudits });
    const failure = found?.lhr.runtimeError?.message;
    if (!found || failure) throw new Error(`Lighthouse could not read ${url}: ${failure ?? "no result"}`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}
