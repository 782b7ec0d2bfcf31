import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../run/find-chromium.mjs";
import { measureScores } from "./lighthouse-scores.ts";
import { measureNavigations, type Navigation } from "./measure-navigations.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { missedBy, type Paints, paintsOf } from "./measures.ts";
import { choosePages, type SitePage } from "./pages.ts";
import { navigationTable, pageRow, tableHead } from "./report.ts";
import { type Sites, startSites } from "./start-sites.ts";

// Serves our built pages beside plain pages of the same text and visits them in turn, so that a machine that gets slower
// in the middle does so for both; then follows the links of home's menus. Exits with 1 when anything is over its limit.
// `--pages=/,/about` or `--pages=all` (otherwise one page of each kind); `--rounds=N` visits of each page, and as many
// again of one that misses (default 3); `--scores=N` Lighthouse runs of a page below 100 (3); `--walks=N` over the links (3).
// 0 leaves that measurement out.
const number = { type: "string", default: "3" } as const;
const { values: options } = parseArgs({
  options: { pages: { type: "string" }, rounds: number, scores: number, walks: number },
});
const [rounds, runs, walks] = [Number(options.rounds), Number(options.scores), Number(options.walks)];

async function visitInTurn(browser: Browser, { path }: SitePage, { ours, plain }: Sites): Promise<Paints> {
  const visits: { ours: Visit[]; plain: Visit[] } = { ours: [], plain: [] };
  const visitBoth = async () => {
    for (let round = 0; round < rounds; round += 1) {
      visits.ours.push(await measureVisit(browser, ours + path));
      visits.plain.push(await measureVisit(browser, plain + path));
    }
  };
  await visitBoth();
  if (missedBy(paintsOf(visits)).length > 0) await visitBoth();
  return paintsOf(visits);
}

const { executablePath, args } = await findChromium();
const pages = choosePages(options.pages?.split(","));
const browser = await chromium.launch({ executablePath, args });
const sites = await startSites(browser, pages);
const results: boolean[] = [];
const tell = ({ text, missed }: { text: string; missed: boolean }) => {
  process.stdout.write(text);
  results.push(missed);
};
try {
  if (rounds + runs > 0) process.stdout.write(tableHead());
  for (const page of rounds + runs > 0 ? pages : []) {
    const paints = rounds > 0 ? await visitInTurn(browser, page, sites) : undefined;
    const settings = { executablePath, args, runs, noindex: page.noindex };
    const scores = runs > 0 && !page.missing ? await measureScores(sites.ours + page.path, settings) : undefined;
    tell(pageRow({ path: page.path, paints, scores }));
  }
  const navigations: Navigation[] = [];
  for (let walk = 0; walk < walks; walk += 1) navigations.push(...(await measureNavigations(browser, sites.ours)));
  if (walks > 0) tell(navigationTable(navigations));
} finally {
  await browser.close();
  sites.stop();
}
process.exitCode = results.includes(true) ? 1 : 0;
