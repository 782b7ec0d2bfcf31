import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../run/find-chromium.mjs";
import { figureRows, type Goal, headRow, type Measured, type Rounds, type Side } from "./figures.ts";
import { runLighthouse } from "./lighthouse.ts";
import { measureClick } from "./measure-click.ts";
import { measureIdle, measureMotion } from "./measure-idle.ts";
import { measureNavigations } from "./measure-navigations.ts";
import { measureScript, measureUsable } from "./measure-script.ts";
import { measureShifts, widths } from "./measure-shifts.ts";
import { measureVisit } from "./measure-visit.ts";
import { choosePages, type SitePage } from "./pages.ts";
import { startSites } from "./start-sites.ts";

// Measures our built pages, plain pages of the same text, and another static build (`--peer=DIR`), in turn. Prints
// medians with goals; exits with 1 when one is missed. `--pages=/,/about` or `all` (default: one of each kind);
// `--only=visit,script` (parts as below; default: all); `--rounds=N` (5).
const { values: options } = parseArgs({
  options: {
    pages: { type: "string" },
    only: { type: "string" },
    peer: { type: "string" },
    rounds: { type: "string", default: "5" },
  },
});

type Part = Readonly<{
  measure: (browser: Browser, url: string, page: SitePage) => Promise<Measured>;
  /** The sides that apply; a plain page has nothing to click. */
  sides: readonly Side[];
  goals: (path: string) => Readonly<Record<string, Goal>>;
  /** All pages by default. */
  fits?: (page: SitePage) => boolean;
}>;

const applications = new Set(["/chat", "/websocket-demo"]);
const all: readonly Side[] = ["ours", "plain", "peer"];
const chromiumOptions = await findChromium();

const parts: Readonly<Record<string, Part>> = {
  visit: {
    measure: measureVisit,
    sides: all,
    goals: (path) => ({
      "FCP, ms": { times: path === "/" ? 1.1 : 1.2 },
      "LCP, ms": { times: path === "/" ? 1.25 : 1.4 },
      CLS: { most: 0 },
      "TBT, ms": { most: 20 },
    }),
  },
  cls: {
    measure: measureShifts,
    sides: ["ours"],
    goals: () => Object.fromEntries(widths.map((width) => [`CLS at ${width} px`, { most: 0 }])),
  },
  lighthouse: {
    measure: async (_, url, { noindex }) => await runLighthouse(url, chromiumOptions, noindex),
    sides: all,
    goals: (path) => ({
      "100 - Lighthouse performance": { most: 0 },
      "100 - Lighthouse accessibility": { most: 0 },
      "100 - Lighthouse best-practices": { most: 0 },
      "100 - Lighthouse seo": { most: 0 },
      "Lighthouse TBT, ms": { most: 20 },
      ...(path === "/" ? { "Lighthouse main thread, ms": { times: 2 } } : {}),
      ...(path === "/about" ? { "Lighthouse main thread, ms": { times: 1.6 } } : {}),
    }),
    // Lighthouse does not audit 404 pages.
    fits: ({ missing }) => !missing,
  },
  idle: {
    measure: async (browser, url) => await measureIdle(browser, url),
    sides: all,
    goals: (path) =>
      path === "/" ? { "untouched for 4 s, ms": { most: 200 }, "  of it script, ms": { most: 40 } } : {},
  },
  motion: {
    measure: measureMotion,
    sides: ["ours", "peer"],
    goals: () => ({ "renderer at rest, % of a core": { most: 2 }, "renderer, top out of view, %": { most: 0.1 } }),
    fits: ({ path }) => path === "/",
  },
  script: {
    measure: measureScript,
    sides: ["ours", "peer"],
    goals: (path) =>
      applications.has(path)
        ? { "script with the application, kB": { most: 150 }, "requests with the application": { most: 14 } }
        : {
            "script untouched, kB": { most: 12 },
            "script with the application, kB": { most: 112 },
            "requests with the application": { most: 12 },
          },
  },
  usable: {
    measure: measureUsable,
    sides: ["ours"],
    goals: () => ({ "usable, slow 4G, ms": { most: 1_000 } }),
    fits: ({ path }) => path === "/chat",
  },
  click: {
    measure: measureClick,
    sides: ["ours"],
    goals: () => ({
      "touch as first sign, shown after, ms": { most: 200 },
      "touch as first sign, done after, ms": { most: 600 },
      "touch 1 s after a scroll, shown, ms": { most: 200 },
      "touch 1 s after a scroll, done, ms": { most: 600 },
      "mouse, fast machine, shown, ms": { most: 50 },
    }),
    fits: ({ path, scripted }) => scripted && !applications.has(path),
  },
  links: {
    measure: async (browser, url) => await measureNavigations(browser, url, false),
    sides: ["ours"],
    goals: () => ({ "link to a page, fast machine, ms": { most: 50 } }),
    fits: ({ path }) => path === "/",
  },
  "slow-links": {
    measure: async (browser, url) => await measureNavigations(browser, url, true),
    sides: ["ours"],
    goals: () => ({ "link to a page, slow phone, ms": { most: 150 } }),
    fits: ({ path }) => path === "/",
  },
};

function chooseParts(names: readonly string[]): readonly Part[] {
  return names.map((name) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`No part named ${name}. There are: ${Object.keys(parts).join(", ")}.`);
    return part;
  });
}

async function measureInTurn(browser: Browser, part: Part, page: SitePage, urls: Partial<Record<Side, string>>) {
  const rounds: Partial<Record<Side, Measured[]>> = {};
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const side of part.sides) {
      const url = urls[side];
      if (url === undefined) continue;
      (rounds[side] ??= []).push(await part.measure(browser, url, page));
    }
  }
  return rounds satisfies Rounds;
}

const chosen = chooseParts(options.only?.split(",") ?? Object.keys(parts));
const pages = choosePages(options.pages?.split(","));
const browser = await chromium.launch(chromiumOptions);
const sites = await startSites(browser, pages, options.peer);
let missedAny = false;
try {
  for (const page of pages) {
    const fitting = chosen.filter(({ fits }) => fits?.(page) ?? true);
    if (fitting.length > 0) process.stdout.write(headRow(page.path));
    for (const part of fitting) {
      const rounds = await measureInTurn(browser, part, page, sites.of(page.path));
      const { text, missed } = figureRows(rounds, part.goals(page.path));
      process.stdout.write(text);
      missedAny ||= missed;
    }
  }
} finally {
  await browser.close();
  sites.stop();
}
process.exitCode = missedAny ? 1 : 0;
