import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asRecord } from "./json.ts";

const root = join(import.meta.dirname, "../../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const [release, tests] = [textOf(".github/workflows/release.yml"), textOf(".github/workflows/test.yml")];
const manifest = asRecord(JSON.parse(textOf("package.json")));
/** The release's steps, in order. */
const steps = release.split(/^ {6}- /m).slice(1);

test("the changesets action matches its CLI, with the right names of inputs and outputs", () => {
  const command = String(asRecord(manifest["devDependencies"])["@changesets/cli"]).split(".")[0];
  // Version 1 goes with 2, version 2 with 3, which reports what it published differently and renamed these.
  expect([command, /changesets\/action@v(\d+)/.exec(release)?.[1]]).toEqual(["3", "2"]);
  const step = steps.find((text) => text.includes("changesets/action")) ?? "";
  const inputs = [...step.matchAll(/^ {10}([\w-]+): /gm)].map(([, name]) => name);
  expect(inputs).toEqual(["publish-script", "create-github-releases", "github-token"]);
  expect(release).toContain("if: steps.changesets.outputs['has-changesets'] == 'false'");
});

test("nothing is released before the tests pass, and creating the release is the last step", () => {
  expect(release).toMatch(
    /^ {2}test:\n {4}uses: \.\/\.github\/workflows\/test\.yml\n\n {2}release:\n {4}needs: test$/m,
  );
  expect(tests).toMatch(/^ {2}workflow_call:$/m);
  expect(steps.findIndex((text) => text.includes("gh release create"))).toBe(steps.length - 1);
});

test("the previous release is one with a bundle, and any failing step fails the release", () => {
  // A package's release has no bundle.
  expect(release).toContain("create-github-releases: false");
  expect(release).toContain('select(test("^v[0-9]"))');
  expect(release).not.toMatch(/\|\| (exit 0|true)/);
});

test("each release has a version of its own, although the apps are private", () => {
  expect(release).toContain("apps/api/package.json");
  const { privatePackages } = asRecord(JSON.parse(textOf(".changeset/config.json")));
  expect(privatePackages).toEqual({ version: true, tag: false });
});

test("servers that tests would otherwise be skipped without are installed before them", () => {
  const [before = ""] = tests.split("- run: npm test");
  for (const name of ["postgresql", "redis-server", "fiu-utils"]) expect(before).toContain(name);
});

test("only the release has write access, and workflows run existing scripts with the pinned pnpm", () => {
  for (const workflow of [release, tests]) expect(workflow).toMatch(/^permissions:\n {2}contents: read\n$/m);
  expect(tests).not.toContain(": write");
  for (const [, version, script = ""] of `${release}${tests}`.matchAll(/npx (?:--yes )?(pnpm@\S+) (?!run )(\S+)/g)) {
    expect(version).toBe(manifest["packageManager"]);
    expect(["install", ...Object.keys(asRecord(manifest["scripts"]))]).toContain(script);
  }
});
