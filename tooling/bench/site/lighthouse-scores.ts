import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { median } from "../percentile.ts";
import { freePort } from "./free-port.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores from 0 to 100 in the order of the categories, and the audits that kept one from 100. */
export type Scores = Readonly<{ values: readonly number[]; weak: readonly string[] }>;

type Options = Readonly<{
  executablePath: string;
  args: string[];
  /** How often a page below 100 is read again before the middle counts. */
  runs: number;
  /** The page is meant to stay out of search engines: the audit that calls for the contrary is left out. */
  noindex: boolean;
}>;

/** Lighthouse's mobile scores of a page: those of the first run that gives 100 each, else the medians of all runs. */
export async function measureScores(url: string, options: Options): Promise<Scores> {
  const results: Result[] = [];
  while (results.length < options.runs) {
    const result = await runLighthouse(url, options);
    results.push(result);
    if (results.length === 1 && scoresOf(result).every((score) => score === 100)) break;
  }
  const all = results.map(scoresOf);
  return {
    values: categories.map((_, index) => median(all.map((scores) => scores[index] ?? 0))),
    weak: [...new Set(results.flatMap(weakAudits))],
  };
}

const scoresOf = (result: Result) =>
  categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));

async function runLighthouse(url: string, { executablePath, args, noindex }: Options): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const skipAudits = noindex ? ["is-crawlable"] : [];
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories], skipAudits });
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
