import type { Browser } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone } from "./measure-visit.ts";

/** ms for which a page at rest is observed, and ms before that for entrance animations and late parts. */
const watchedRest = 4_000;
const settling = 4_000;

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
const style = new Set(["UpdateLayoutTree", "Layout", "ParseAuthorStyleSheet", "PrePaint"]);
const script =
  /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|MinorGC|MajorGC|v8\.|V8\.)/;

/**
 * Main-thread CPU ms by kind, and style recalculations, of an untouched visit in a phone's viewport, with the CPU not
 * throttled.
 * @param seconds from the navigation on
 */
export async function measureIdle(browser: Browser, url: string, seconds = 4): Promise<Measured> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, {
      categories: ["toplevel", "devtools.timeline", "v8", "disabled-by-default-v8.gc"],
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForTimeout(seconds * 1_000);
    const trace = await browser.stopTracing();
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- The browser's own format.
    const { traceEvents }: { traceEvents: (TraceEvent & { args: { name?: string } })[] } = JSON.parse(String(trace));
    return summary(busiestMainThread(traceEvents));
  } finally {
    await context.close();
  }
}

/** The page's own thread: a browser also keeps a spare renderer. */
function busiestMainThread(events: readonly (TraceEvent & { args: { name?: string } })[]): readonly TraceEvent[] {
  const names = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const threads = names.map((thread) =>
    events.filter(({ ph, pid, tid }) => ph === "X" && pid === thread.pid && tid === thread.tid),
  );
  const work = (thread: readonly TraceEvent[]) => thread.filter(({ name }) => name === "UpdateLayoutTree").length;
  return threads.toSorted((one, other) => work(other) - work(one))[0] ?? [];
}

/** Each event's own CPU time, by kind: wall-clock time would include waiting, for example for other work. */
function summary(events: readonly TraceEvent[]): Measured {
  const own = { script: 0, style: 0, rest: 0 };
  const open: { end: number; kind: keyof typeof own }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const outer = open.at(-1);
    const kind = style.has(name) ? "style" : script.test(name) ? "script" : (outer?.kind ?? "rest");
    own[kind] += tdur;
    if (outer) own[outer.kind] -= tdur;
    open.push({ end: ts + dur, kind });
  }
  const ms = (microseconds: number) => microseconds / 1_000;
  return {
    "untouched for 4 s, ms": ms(own.script + own.style + own.rest),
    "  of it script, ms": ms(own.script),
    "  of it style and layout, ms": ms(own.style),
    "  of it rest, ms": ms(own.rest),
    "  style passes": events.filter(({ name }) => name === "UpdateLayoutTree").length,
  };
}

/** CPU of all renderers while home's canvas moves, and while it is out of view: % of a core over 4 seconds each. */
export async function measureMotion(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext(phone);
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  try {
    const page = await context.newPage();
    const percent = async () => {
      await page.waitForTimeout(settling);
      const [before, from] = [await used(), performance.now()];
      await page.waitForTimeout(watchedRest);
      return (100_000 * ((await used()) - before)) / (performance.now() - from);
    };
    await page.goto(url, { waitUntil: "networkidle" });
    const moving = await percent();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.waitForLoadState("networkidle");
    return { "renderer at rest, % of a core": moving, "renderer, top out of view, %": await percent() };
  } finally {
    await session.detach();
    await context.close();
  }
}
