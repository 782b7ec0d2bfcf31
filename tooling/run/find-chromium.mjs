import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { bundledChromium } from "./src/bundled-chromium.mjs";
import { Failure } from "./src/failure.mjs";

// The headless shell comes first: it opens a page with less than half the work.
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC_APPS = ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** No sandbox, since tests also run as root and in containers, and no background traffic. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Additional switches for a browser that opens many pages. The tabs of a context share a process, and with it the code
 * compiled for earlier tabs. The window is one pixel in size, so that frames are composited in no time: in a context
 * without a `viewport` a page is as large as `setViewportSize` says. No script runs long enough to be worth optimizing,
 * which was a tenth of all work. Unless it `draws`, it has no memory for pixels; layout, styles, frames and clicks are
 * unaffected.
 * @param {boolean} draws
 */
export const argsForManyPages = (draws) => [
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
  "--js-flags=--no-opt --no-maglev",
  "--window-size=1,1",
  ...(draws ? [] : ["--force-gpu-mem-available-mb=0"]),
];

/** @typedef {{ executablePath: string, args: string[] }} Chromium options for playwright-core's `chromium.launch` */

/**
 * Uses `CHROMIUM_PATH`, otherwise an installed one, then that of `@sparticuz/chromium`, then Playwright's.
 * @param {NodeJS.ProcessEnv} [env] @returns {Promise<Chromium>} @throws {Failure} that says what to install
 */
export async function findChromium(env = process.env) {
  const named = env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (await runs(named)) {
      return { executablePath: named, args: ARGS };
    }
    throw new Failure(
      `CHROMIUM_PATH is ${named}, which is no browser that runs here. Correct it, or unset it to use the one that comes along.`,
    );
  }
  for (const find of [() => installed(env), bundledChromium, playwrights]) {
    for (const executablePath of await find()) {
      if (await runs(executablePath)) {
        return { executablePath, args: ARGS };
      }
    }
  }
  throw new Failure(
    "No browser found for the browser tests: install Chromium or Chrome, or name one with CHROMIUM_PATH.",
  );
}

/** @param {NodeJS.ProcessEnv} env */
function installed(env) {
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS].filter(existsSync);
}

async function playwrights() {
  try {
    // Loaded only here: this file is read before anything is installed.
    const { chromium } = await import("playwright-core");
    return [chromium.executablePath()].filter(existsSync);
  } catch {
    // Playwright has no browser for this machine.
    return [];
  }
}

/** Some distributions' executable only explains how to install it. @param {string} executablePath */
async function runs(executablePath) {
  try {
    const { stdout } = await promisify(execFile)(executablePath, ["--version"], { timeout: 20_000 });
    return /\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
}
