import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions, type Page } from "playwright-core";
import type { Shot } from "./stories.ts";

const height = 800;
/** From here on a width, in pixels, is a desk's and not a phone's. */
const wide = 640;
/** For stories that never end; on a busy machine a browser's first page is slow. */
const timeout = 30_000;
/** Subpixel positions as on a visitor's screen; hinting rounds them. */
const unhinted = ["--font-render-hinting=none"];
/** Dates and chance are the same in every run. */
const time = new Date("2026-03-02T09:30:00Z");

export type Drawn = Readonly<{ shots: readonly Shot[]; failures: readonly string[] }>;

/**
 * Draws stories of a served Storybook on two pages at once, each loaded once for a component, theme and width.
 * A story that names the width it is for is drawn at the nearer of ours alone.
 * @returns shots, and failures: stories that failed or never ended, and pictures that could not be taken
 */
export async function drawShots(
  shots: readonly Shot[],
  { url, folder, launch }: { url: string; folder: string; launch: LaunchOptions },
): Promise<Drawn> {
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...unhinted] });
  const drawn: Shot[] = [];
  const failures: string[] = [];
  const left = [...Map.groupBy(shots, ({ title, theme, width }) => `${title} ${theme} ${width}`).values()];
  const work = async () => {
    const page = await openPage(browser);
    for (let group = left.shift(); group !== undefined; group = left.shift()) {
      const done = await drawGroup(page, group, { url, folder });
      drawn.push(...done.shots);
      failures.push(...done.failures);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
  return { shots: shots.filter((shot) => drawn.includes(shot)), failures };
}

async function openPage(browser: Browser): Promise<Page> {
  // Reduced motion: canvases and replays stand at their end, whatever the machine's speed.
  const context = await browser.newContext({ locale: "en-US", timezoneId: "UTC", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  await page.clock.setFixedTime(time);
  await page.addInitScript(seedChance);
  await page.addInitScript(drawInPage);
  return page;
}

async function drawGroup(
  page: Page,
  group: readonly Shot[],
  { url, folder }: { url: string; folder: string },
): Promise<Drawn> {
  const drawn: Shot[] = [];
  const failures: string[] = [];
  let loaded = false;
  for (const shot of group) {
    const { id, theme, width, file } = shot;
    const note = (why: string) => failures.push(`${id}, ${theme}, ${width} px: ${why}`);
    try {
      await page.setViewportSize({ width, height });
      await page.mouse.move(-1, -1);
      const asked = `id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;
      if (loaded) await page.evaluate(showStory, id);
      else await page.goto(`${url}/iframe.html?${asked}`);
      loaded = true;
      const phase = await waitForStory(page, id);
      const own = await page.evaluate(ownViewport);
      if (own !== undefined && isNarrow(own) !== width < wide) continue;
      if (phase === "errored") note("failed, see its Interactions panel");
      await page.evaluate(settle);
      // Only the page reports errors after a story has ended.
      if (phase !== "errored" && (await page.evaluate(showsError))) note("shows an error in place of the story");
    } catch (error) {
      loaded = false;
      note(firstLine(error));
    }
    try {
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: "disabled" });
      drawn.push(shot);
    } catch (error) {
      loaded = false;
      note(firstLine(error));
    }
  }
  return { shots: drawn, failures };
}

/** Viewports are named by their width, as `w390` is, but Storybook's own `mobile1`. */
function isNarrow(viewport: string): boolean {
  return Number(/\d{3,}$/.exec(viewport)?.[0] ?? 0) < wide;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);
}

async function waitForStory(page: Page, id: string): Promise<string> {
  const ended = await page.waitForFunction(endedPhase, id, { polling: 50 });
  return (await ended.jsonValue()) ?? "";
}

// The rest runs in the page.

type StorybookWindow = Window & {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string; phase?: string; story?: { storyGlobals?: Record<string, unknown> } };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
};

function endedPhase(id: string): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
  const { id: shown, phase = "" } = preview?.currentRender ?? {};
  return shown === id && ["completed", "finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** The viewport that the shown story asks for itself. */
function ownViewport(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
  const { viewport } = preview?.currentRender?.story?.storyGlobals ?? {};
  const value = typeof viewport === "object" && viewport !== null && "value" in viewport ? viewport.value : viewport;
  return typeof value === "string" ? value : undefined;
}

function showStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  channel?.emit("setCurrentStory", { storyId, viewMode: "story" });
}

function showsError(): boolean {
  return document.body.classList.contains("sb-show-errordisplay");
}

/** Waits for all fonts, layout and paint. */
async function settle(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  window.scrollTo(0, 0);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/**
 * The same chance in every run: it begins anew with each task, so that what is drawn in one go, as the hero's network is,
 * does not depend on who asked before, or on when.
 */
function seedChance(): void {
  const seed = 30;
  let state = seed;
  Math.random = () => {
    if (state === seed) queueMicrotask(() => (state = seed));
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A canvas draws in the page: a worker has chance of its own, and says to nobody when it has drawn. */
function drawInPage(): void {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}
