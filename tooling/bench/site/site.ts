import { chromium } from "playwright-core";
import { findChromium } from "../../run/find-chromium.mjs";
import { measureScores } from "./lighthouse-scores.ts";
import { measureNavigations, type Navigation } from "./measure-navigations.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { navigationRow, ratioRow, scoreRow } from "./report.ts";
import { startSites } from "./start-sites.ts";

// Serves our built pages beside a hand-written page of the same text and visits them in turn, so that a machine that
// gets slower in the middle does so for both. `--rounds=N` (default 7), `--walks=N` over the site by its links (default 5),
// `--scores=N` Lighthouse runs a page (default 3).
const option = (name: string, otherwise: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const rounds = option("rounds", 7);
const walks = option("walks", 5);
const runs = option("scores", 3);

const { executablePath, args } = await findChromium();
const sites = await startSites();
const browser = await chromium.launch({ executablePath, args });
try {
  if (rounds > 0)
    process.stdout.write(`${rounds} interleaved visits, 4 x slower processor, 1.6 Mbit/s, 150 ms round trip\n`);
  for (const { name, ours, handWritten } of rounds > 0 ? sites.pages : []) {
    const visits: { ours: Visit[]; handWritten: Visit[] } = { ours: [], handWritten: [] };
    for (let round = 0; round < rounds; round += 1) {
      visits.ours.push(await measureVisit(browser, ours));
      visits.handWritten.push(await measureVisit(browser, handWritten));
    }
    process.stdout.write(ratioRow(name, visits));
  }
  const navigations: Navigation[] = [];
  for (let walk = 0; walk < walks; walk += 1) navigations.push(...(await measureNavigations(browser, sites.home)));
  if (walks > 0) process.stdout.write(navigationRow(navigations));
  for (const { name, ours } of runs > 0 ? sites.pages : []) {
    process.stdout.write(scoreRow(name, await measureScores(ours, { executablePath, args, runs })));
  }
} finally {
  await browser.close();
  sites.stop();
}
