import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions, type Page } from "playwright-core";
import type { Shot } from "./stories.ts";

const height = 800;
/** The viewport width, in pixels, from which on it counts as a desktop's rather than a phone's. */
const wide = 640;
/** For stories that never end; on a busy machine a browser's first page is slow. */
const timeout = 30_000;
/** Subpixel positions as on a visitor's screen; hinting rounds them. */
const unhinted = ["--font-render-hinting=none"];
/** Dates and random numbers are the same in every run. */
const time = new Date("2026-03-02T09:30:00Z");

/** More than cores: a page mostly waits, for a frame, a story's own delays, or writing a picture. */
const pages = 4;
/** The same address in every run, whatever the port: some stories display it. */
const site = "review.localhost";

export type Drawn = Readonly<{ shots: readonly Shot[]; failures: readonly string[] }>;

type Drawing = Readonly<{ folder: string; shots: Shot[]; failures: string[] }>;

/**
 * Draws stories of a Storybook served at `port` on several pages at once, each loaded once per component and width. A
 * story that names its own width is drawn only at the nearer of ours.
 * @returns shots, and failures: stories that failed or never ended, and pictures that could not be taken
 */
export async function drawShots(
  shots: readonly Shot[],
  { port, folder, launch }: { port: number; folder: string; launch: LaunchOptions },
): Promise<Drawn> {
  const named = `--host-resolver-rules=MAP ${site} 127.0.0.1:${port}`;
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...unhinted, named] });
  const drawing: Drawing = { folder, shots: [], failures: [] };
  const left = [...Map.groupBy(shots, ({ title, width }) => `${title} ${width}`).values()];
  const work = async () => {
    const page = await openPage(browser);
    for (let group = left.shift(); group !== undefined; group = left.shift()) await drawGroup(page, group, drawing);
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
  }
  return { shots: shots.filter((shot) => drawing.shots.includes(shot)), failures: drawing.failures };
}

async function openPage(browser: Browser): Promise<Page> {
  // Reduced motion: canvases and replays show their final state, whatever the machine's speed.
  const context = await browser.newContext({ locale: "en-US", timezoneId: "UTC", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  await page.clock.setFixedTime(time);
  await page.addInitScript(seedChance);
  await page.addInitScript(drawInPage);
  return page;
}

/** Stories of one component at one width. */
async function drawGroup(page: Page, group: readonly Shot[], drawing: Drawing): Promise<void> {
  const width = group[0]?.width ?? 0;
  await page.setViewportSize({ width, height });
  let loaded = false;
  for (const [id, ofStory] of Map.groupBy(group, (shot) => shot.id)) {
    try {
      const isHere = await showStory(page, { id, width, loaded });
      loaded = true;
      if (!isHere) continue;
    } catch (error) {
      loaded = false;
      drawing.failures.push(`${id}, ${width} px: ${firstLine(error)}`);
    }
    if (!(await takePictures(page, ofStory, drawing))) loaded = false;
  }
}

/**
 * Shows a story in dark. @returns whether it is for this width @throws {Error} if it fails or never ends; its current
 * state is in the page
 */
async function showStory(
  page: Page,
  { id, width, loaded }: { id: string; width: number; loaded: boolean },
): Promise<boolean> {
  await page.mouse.move(-1, -1);
  if (loaded) await page.evaluate(askForStory, id);
  else await page.goto(`http://${site}/iframe.html?id=${id}&viewMode=story&globals=theme:dark;a11y.manual:!true`);
  const ended = await page.waitForFunction(endedPhase, id, { polling: 50 });
  const phase = await ended.jsonValue();
  const own = await page.evaluate(ownViewport);
  if (own !== undefined && isNarrow(own) !== width < wide) return false;
  await page.evaluate(settle);
  if (phase === "errored") throw new Error("failed, see its Interactions panel");
  // Only the page reports errors after a story has ended.
  if (await page.evaluate(showsError)) throw new Error("shows an error in place of the story");
  return true;
}

/**
 * Takes the pictures of the current story. Themes differ only in colors, so switching the page's theme replaces
 * showing, and playing, the story a second time. A control that names the theme in words keeps naming the first.
 * @returns whether all were taken
 */
async function takePictures(page: Page, shots: readonly Shot[], drawing: Drawing): Promise<boolean> {
  let all = true;
  for (const shot of shots) {
    const { id, theme, width, file } = shot;
    try {
      if (theme === "light") await page.evaluate(turnThemes);
      await page.screenshot({ path: join(drawing.folder, file), fullPage: true, animations: "disabled" });
      drawing.shots.push(shot);
    } catch (error) {
      all = false;
      drawing.failures.push(`${id}, ${theme}, ${width} px: ${firstLine(error)}`);
    }
  }
  return all;
}

/** Viewports are named by their width, like `w390`, except Storybook's own `mobile1`. */
function isNarrow(viewport: string): boolean {
  return Number(/\d{3,}$/.exec(viewport)?.[0] ?? 0) < wide;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);
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

/** The viewport that the current story requests. */
function ownViewport(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
  const { viewport } = preview?.currentRender?.story?.storyGlobals ?? {};
  const value = typeof viewport === "object" && viewport !== null && "value" in viewport ? viewport.value : viewport;
  return typeof value === "string" ? value : undefined;
}

function askForStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  channel?.emit("setCurrentStory", { storyId, viewMode: "story" });
}

function showsError(): boolean {
  return document.body.classList.contains("sb-show-errordisplay");
}

/**
 * Elements that follow the page's theme, or have the opposite one, change with it, as in Storybook's accessibility
 * check.
 */
function turnThemes(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-theme]:not([data-theme-stays])")) {
    element.dataset["theme"] = element.dataset["theme"] === "light" ? "dark" : "light";
  }
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
 * Makes random numbers the same in every run: the sequence restarts with each task, so that a drawing made in one go,
 * like the hero's network, does not depend on earlier callers or on timing.
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

/** Makes canvases draw in the page: a worker has its own random numbers, and tells nobody when it has drawn. */
function drawInPage(): void {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}
