import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const fixture = join(import.meta.dirname, "testing/storybook");
let folder = "";
let first: Ended;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "review-"));
  first = await review("--static", fixture, "--out", "first");
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("a review", () => {
  it("captures every story, and gets the same images in the next run", async () => {
    expect(first.stdout).toContain("tile--broken, 390 px: failed");
    expect(first.stdout).toContain("tile--beside, 1280 px: shows an error in place of the story");
    expect(first.stdout).toMatch(/too-long-for-a-file, light, 390 px: .*ENAMETOOLONG/);
    expect(first.stdout).toContain("4 stories, 14 pictures, 8 failed");
    const [light, dark] = await Promise.all([
      picture("first/tile--lit.light.390.png"),
      picture("first/tile--lit.dark.390.png"),
    ]);
    expect([light.width, light.height]).toEqual([390, 1200]);
    expect([...light.data.subarray(-4, -1)]).toEqual([0xf2, 0xf6, 0xf0]);
    expect([...dark.data.subarray(-4, -1)]).toEqual([0x0b, 0x1f, 0x18]);
    const second = await review("--static", fixture, "--out", "second", "--against", "first");
    expect(second.stdout).toContain("0 pictures differ, 0 stories added, 0 removed");
  });

  it("shows what differs from an earlier run", async () => {
    // An earlier run with only one story, whose pictures come from the first run.
    await cp(join(folder, "first"), join(folder, "before"), { recursive: true });
    const files = [];
    for (const theme of ["dark", "light"]) {
      for (const width of [390, 1280]) files.push({ id: "tile--lit", file: `tile--lit.${theme}.${width}.png` });
    }
    await writeFile(join(folder, "before/run.json"), JSON.stringify({ files }));
    const changed = join(folder, "changed");
    await cp(fixture, changed, { recursive: true });
    const page = await readFile(join(fixture, "iframe.html"), "utf8");
    await writeFile(join(changed, "iframe.html"), page.replace("#ffa94d", "#1f6f54"));
    const options = ["--static", "changed", "--out", "after", "--against", "before", "--only", "components/tile"];
    const { stdout, code } = await review(...options, "--fail-on-change");
    expect(stdout).toContain("4 pictures differ, 2 stories added, 0 removed");
    expect(code).toBe(1);
    await expect(readFile(join(folder, "after/differences/tile--lit.dark.390.png"))).resolves.toBeDefined();
    expect(await readFile(join(folder, "after/index.html"), "utf8")).toContain('src="before/tile--lit.dark.390.png"');
  });

  it("rejects a folder that holds no earlier run, before it captures anything", async () => {
    const { stderr, code } = await review("--static", fixture, "--out", "third", "--against", "nowhere");
    expect(stderr).toContain("holds no earlier run");
    expect(code).toBe(1);
  });

  it("never overwrites a folder with other contents, or the run that it compares against", async () => {
    await mkdir(join(folder, "keep"));
    await writeFile(join(folder, "keep/notes.txt"), "mine");
    const [others, own] = await Promise.all([
      review("--static", fixture, "--out", "keep"),
      review("--static", fixture, "--out", ".", "--against", "first"),
    ]);
    expect([others.code, own.code]).toEqual([1, 1]);
    expect(others.stderr).toContain("is not empty and holds no earlier run");
    expect(own.stderr).toContain("The earlier run stands in the folder for this one");
    expect(await readFile(join(folder, "keep/notes.txt"), "utf8")).toBe("mine");
  });

  it("fails without a matching story", async () => {
    const { stderr, code } = await review("--static", fixture, "--out", "none", "--only", "no-such");
    expect(stderr).toContain('No story has "no-such" in its name.');
    expect(code).toBe(1);
  });
});

async function picture(path: string): Promise<PNG> {
  return PNG.sync.read(await readFile(join(folder, path)));
}

type Ended = Readonly<{ stdout: string; stderr: string; code: number }>;

async function review(...options: readonly string[]): Promise<Ended> {
  const command = [join(import.meta.dirname, "review.ts"), ...options];
  const env = { ...process.env, INIT_CWD: folder };
  try {
    return { ...(await promisify(execFile)(process.execPath, command, { env })), code: 0 };
  } catch (error) {
    return { stdout: "", stderr: "", code: 1, ...(error as Partial<Ended>) };
  }
}
