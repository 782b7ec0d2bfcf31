import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { freePort } from "./free-port.ts";
import { median } from "./report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Scores from 0 to 100 by category, and the audits that kept one from 100. */
export type Scores = { scores: Map<string, number>; weak: string[] };

type Options = { executablePath: string; args: string[]; runs: number };

/** Lighthouse's mobile scores of a page, the median of some runs, each in a browser of its own. */
export async function measureScores(url: string, options: Options): Promise<Scores> {
  const results: Result[] = [];
  while (results.length < options.runs) results.push(await runLighthouse(url, options));
  const scoreIn = (category: string) => results.map((result) => (result.categories[category]?.score ?? 0) * 100);
  return {
    scores: new Map(categories.map((category) => [category, median(scoreIn(category))])),
    weak: [...new Set(results.flatMap(weakAudits))],
  };
}

async function runLighthouse(url: string, { executablePath, args }: Options): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories });
    const failure = result?.lhr.runtimeError?.message;
    if (!result || failure) throw new Error(`Lighthouse could not read ${url}: ${failure ?? "no result"}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function weakAudits(result: Result): string[] {
  const audits = categories.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  const weighed = audits.filter(({ weight }) => weight > 0).map(({ id }) => result.audits[id]);
  return weighed
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ""}`.trim());
}
