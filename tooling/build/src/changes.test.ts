import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findChangeProblems } from "./changes.ts";

let changesets = "";

beforeEach(async () => {
  changesets = await mkdtemp(join(tmpdir(), "changesets-"));
});

afterEach(() => rm(changesets, { recursive: true, force: true }));

describe("findChangeProblems", () => {
  const release = { name: "@thirtyfold/ui", version: "0.1.0" };

  it("accepts a changeset that names the package", async () => {
    await writeFile(join(changesets, "first.md"), '---\n"@thirtyfold/ui": minor\n---\n\nFirst release.\n');
    expect(await findChangeProblems(release, "/nowhere", changesets)).toEqual([]);
  });

  it("rejects one that only mentions it", async () => {
    await writeFile(join(changesets, "other.md"), '---\n"@thirtyfold/content": minor\n---\n\n"@thirtyfold/ui": too.\n');
    expect(await findChangeProblems(release, "/nowhere", changesets)).toHaveLength(1);
  });
});
