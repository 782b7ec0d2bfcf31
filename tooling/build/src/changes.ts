import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Checks that a pending changeset or the changelog describes the version. */
export async function findChangeProblems(
  { name, version }: { name: string; version: string },
  folder: string,
  changesets: string,
): Promise<string[]> {
  const changelog = await readFile(join(folder, "CHANGELOG.md"), "utf8").catch(() => "");
  if (changelog.split("\n").includes(`## ${version}`)) {
    return [];
  }
  const files = (await readdir(changesets)).filter((file) => file.endsWith(".md") && file !== "README.md");
  const waiting = await Promise.all(files.map((file) => readFile(join(changesets, file), "utf8")));
  return waiting.some((changeset) => namesOf(changeset).includes(name))
    ? []
    : [`neither a changeset names ${name}, nor does its CHANGELOG.md tell of ${version}: run \`pnpm changeset\``];
}

/** Reads the package names from a changeset's front matter, in lines such as `"@thirtyfold/ui": minor`. */
function namesOf(changeset: string): string[] {
  const [, frontMatter = ""] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return [...frontMatter.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name = ""]) => name);
}
