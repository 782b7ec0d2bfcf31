import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findChromium } from "./find-chromium.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "find chromium-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a program that answers like a browser, or like the stub of a distribution without one. */
function install(name: string, answer: "browser" | "stub") {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    answer === "browser" ? "#!/bin/sh\necho Chromium 153.0.1\n" : "#!/bin/sh\necho Install me.\nexit 1\n",
  );
  chmodSync(path, 0o755);
  return path;
}

describe("findChromium", () => {
  it("prefers the one that CHROMIUM_PATH names", async () => {
    install("chromium", "browser");
    const named = install("named", "browser");
    expect(await findChromium({ CHROMIUM_PATH: named, PATH: folder })).toMatchObject({ executablePath: named });
  });

  it("fails when CHROMIUM_PATH names a missing one", async () => {
    install("chromium", "browser");
    const missing = join(folder, "missing");
    await expect(findChromium({ CHROMIUM_PATH: missing, PATH: folder })).rejects.toThrow(`CHROMIUM_PATH is ${missing}`);
  });

  it("takes an installed one, and skips a stub that only looks like one", async () => {
    install("chromium", "stub");
    const chrome = install("google-chrome", "browser");
    const found = await findChromium({ CHROMIUM_PATH: "", PATH: folder });
    expect(found).toEqual({ executablePath: chrome, args: expect.arrayContaining(["--no-sandbox"]) as string[] });
  });

  it("prefers the headless shell, which does the least work", async () => {
    install("chromium", "browser");
    const shell = install("chromium-headless-shell", "browser");
    expect(await findChromium({ PATH: folder })).toMatchObject({ executablePath: shell });
  });

  const bundled = process.platform === "linux" && process.arch === "x64";
  it.skipIf(!bundled)("falls back to the bundled one (Linux x64) when none is installed, and it runs", async () => {
    const found = await findChromium({ PATH: folder });
    expect(found.executablePath).toMatch(/node_modules\/\.cache\/thirtyfold\/chromium-[\d.]+\/launch\.sh$/);
    const browser = await chromium.launch(found);
    try {
      const page = await browser.newPage();
      await page.goto("data:text/html,<title>It runs</title>");
      expect(await page.title()).toBe("It runs");
    } finally {
      await browser.close();
    }
  });
});
