import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { comparePictures } from "./compare.ts";
import { isRecord, type Shot } from "./stories.ts";

export type Change = Readonly<{ shot: Shot; pixels: number; share: number }>;

export type Comparison = Readonly<{
  /** The most changed first. */
  changes: readonly Change[];
  /** Story ids only in this run, and only in the earlier one. */
  added: readonly string[];
  removed: readonly string[];
}>;

const manifest = "run.json";

/** Records a run, for later ones to compare with. */
export async function writeRun(folder: string, shots: readonly Shot[]): Promise<void> {
  await writeFile(join(folder, manifest), JSON.stringify({ files: shots.map(({ id, file }) => ({ id, file })) }));
}

/** @returns story ids by file name @throws {Error} when the folder holds no run */
export async function readRun(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, manifest), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no earlier run: it has no ${manifest}.`);
  const run: unknown = JSON.parse(text);
  const files = isRecord(run) && Array.isArray(run["files"]) ? run["files"].filter(isRecord) : [];
  return new Map(files.map(({ file, id }) => [String(file), String(id)]));
}

/** Writes `before/` and `differences/`. @param only some stories were drawn: missing ones are not removed */
export async function compareRuns(
  shots: readonly Shot[],
  { folder, against, only }: { folder: string; against: string; only: boolean },
): Promise<Comparison> {
  const earlier = await readRun(against);
  const changes: Change[] = [];
  await mkdir(join(folder, "before"), { recursive: true });
  await mkdir(join(folder, "differences"), { recursive: true });
  for (const shot of shots.filter(({ file }) => earlier.has(file))) {
    const [before, after] = [join(against, shot.file), join(folder, shot.file)];
    const difference = comparePictures(await readFile(before), await readFile(after));
    if (difference === undefined) continue;
    await copyFile(before, join(folder, "before", shot.file));
    await writeFile(join(folder, "differences", shot.file), difference.picture);
    changes.push({ shot, pixels: difference.pixels, share: difference.share });
  }
  const [now, then] = [new Set(shots.map(({ id }) => id)), new Set(earlier.values())];
  return {
    changes: changes.toSorted((one, other) => other.share - one.share),
    added: [...now].filter((id) => !then.has(id)),
    removed: only ? [] : [...then].filter((id) => !now.has(id)),
  };
}
