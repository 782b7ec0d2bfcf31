import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ArchiveFile, writeArchive } from "./archive.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = `${"directory/".repeat(12)}${"n".repeat(60)}.js`;

function someFiles(): [string, ArchiveFile][] {
  const from = join(folder, "some.txt");
  writeFileSync(from, "words");
  return [
    ["product/bin/run", { from: Buffer.from("#!/bin/sh\n"), executable: true }],
    ["product/some.txt", { from }],
    [`product/${long}`, { from: Buffer.alloc(700, "x") }],
    ["product/empty", { from: Buffer.alloc(0) }],
  ];
}

test("tar unpacks it to the same files, with the same permissions", async () => {
  const archive = join(folder, "a.tar.gz");
  await writeArchive(archive, new Map(someFiles()));
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  expect(readFileSync(join(folder, "product/some.txt"), "utf8")).toBe("words");
  expect(readFileSync(join(folder, "product", long), "utf8")).toBe("x".repeat(700));
  const listed = execFileSync("tar", ["-tvzf", archive], { encoding: "utf8" });
  expect(listed).toMatch(/^-rwxr-xr-x root\/root .* product\/bin\/run$/m);
  expect(listed).toMatch(/^-rw-r--r-- root\/root .* product\/empty$/m);
});

test("the same files give the same bytes, whatever their order or timestamps", async () => {
  const archives = [join(folder, "a.tar.gz"), join(folder, "b.tar.gz")] as const;
  await writeArchive(archives[0], new Map(someFiles()));
  const later = someFiles().toReversed();
  utimesSync(join(folder, "some.txt"), 1, 1);
  await writeArchive(archives[1], new Map(later));
  expect(readFileSync(archives[0]).equals(readFileSync(archives[1]))).toBe(true);
});

test("a path that is too long is rejected", async () => {
  const files = new Map([["n".repeat(101), { from: Buffer.alloc(0) }]]);
  await expect(writeArchive(join(folder, "a.tar.gz"), files)).rejects.toThrow(RangeError);
});
