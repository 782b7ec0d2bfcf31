import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { freePort } from "./free-port.ts";
import { client, type SitePage } from "./pages.ts";
import { writePlainPages } from "./plain-pages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Addresses without a slash at the end: the product, and the plain pages under the same paths. */
export type Sites = Readonly<{ ours: string; plain: string; stop: () => void }>;

/** Starts the product and the server of the plain pages, each as a process of its own. */
export async function startSites(browser: Browser, pages: readonly SitePage[]): Promise<Sites> {
  const data = mkdtempSync(join(tmpdir(), "bench-site-"));
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const [ourPort, plainPort] = [await freePort(), await freePort()];
    const [ours, plain] = [`http://127.0.0.1:${ourPort}`, `http://127.0.0.1:${plainPort}`];
    const environment = { PORT: String(ourPort), DATA_DIR: join(data, "ours"), RATE_READ: "0", LOG_LEVEL: "error" };
    const server = join(root, "apps/api/dist/server.js");
    children.push(spawn(process.execPath, [server], { env: { ...process.env, ...environment }, stdio: "ignore" }));
    await answers(`${ours}/`);
    const folder = join(data, "plain");
    await writePlainPages(browser, folder, ours, pages);
    const script = fileURLToPath(new URL("plain-server.ts", import.meta.url));
    const options = [script, String(plainPort), folder, firstFont()];
    children.push(spawn(process.execPath, options, { stdio: "inherit" }));
    await answers(`${plain}/font.woff2`);
    return { ours, plain, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The font that our pages preload: the plain pages use the same. */
function firstFont(): string {
  const html = readFileSync(join(client, "index.html"), "utf8");
  const path = /href="(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("The home page preloads no font");
  return join(client, path);
}

async function answers(url: string) {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${url} did not start`);
}
