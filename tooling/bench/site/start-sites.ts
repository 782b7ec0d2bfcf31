import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@thirtyfold/run/port";
import type { Browser } from "playwright-core";
import type { Side } from "./figures.ts";
import { client, type SitePage } from "./pages.ts";
import { writePlainPages } from "./plain-pages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A page's URL for each side; a peer without that path is visited at its home page. */
export type Sites = Readonly<{ of: (path: string) => Partial<Record<Side, string>>; stop: () => void }>;

/** Starts the product, the plain pages and the peer, one process each. @param peer folder of another static build */
export async function startSites(
  browser: Browser,
  pages: readonly SitePage[],
  peer: string | undefined,
): Promise<Sites> {
  const data = mkdtempSync(join(tmpdir(), "bench-site-"));
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const serve = async (folder: string) => {
      const port = await findFreePort();
      const script = fileURLToPath(new URL("static-server.ts", import.meta.url));
      children.push(spawn(process.execPath, [script, String(port), folder], { stdio: "inherit" }));
      await answers(`http://127.0.0.1:${port}/`);
      return `http://127.0.0.1:${port}`;
    };
    const port = await findFreePort();
    const ours = `http://127.0.0.1:${port}`;
    const environment = { PORT: String(port), DATA_DIR: join(data, "ours"), RATE_READ: "0", LOG_LEVEL: "error" };
    const server = join(root, "apps/api/dist/server.js");
    children.push(spawn(process.execPath, [server], { env: { ...process.env, ...environment }, stdio: "ignore" }));
    await answers(`${ours}/`);
    const folder = join(data, "plain");
    await writePlainPages(browser, folder, ours, pages, firstFont());
    const plain = await serve(folder);
    const peerUrl = peer === undefined ? undefined : await serve(peer);
    const peerPath = (path: string) => (existsSync(join(peer ?? "", path, "index.html")) ? path : "/");
    return {
      of: (path) => ({
        ours: ours + path,
        plain: plain + path,
        ...(peerUrl === undefined ? {} : { peer: peerUrl + peerPath(path) }),
      }),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The font that our pages preload, for the plain pages. */
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
        () => true,
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
