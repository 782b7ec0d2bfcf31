import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "precompress-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("writes both encodings of a text file next to it, in subfolders too", async () => {
  const text = "Hand over thirty. ".repeat(50);
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "assets/a.js"), text);
  await precompress(folder);
  expect(brotliDecompressSync(await readFile(path.join(folder, "assets/a.js.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(path.join(folder, "assets/a.js.gz"))).toString()).toBe(text);
});

it("skips files that would not shrink or are already compressed", async () => {
  await writeFile(path.join(folder, "tiny.txt"), "a");
  await writeFile(path.join(folder, "font.woff2"), "0".repeat(1000));
  await precompress(folder);
  expect((await readdir(folder)).toSorted()).toEqual(["font.woff2", "tiny.txt"]);
});
