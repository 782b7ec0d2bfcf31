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

test("the action of changesets is the one for its command, by the names of its inputs and outputs", () => {
  const command = String(asRecord(manifest["devDependencies"])["@changesets/cli"]).split(".")[0];
  // Version 1 goes with 2, version 2 with 3, which reports what it published differently and renamed these.
  expect([command, /changesets\/action@v(\d+)/.exec(release)?.[1]]).toEqual(["3", "2"]);
  const step = steps.find((text) => text.includes("changesets/action")) ?? "";
  const inputs = [...step.matchAll(/^ {10}([\w-]+): /gm)].map(([, name]) => name);
  expect(inputs).toEqual(["publish-script", "create-github-releases", "github-token"]);
  expect(release).toContain("if: steps.changesets.outputs['has-changesets'] == 'false'");
});

test("nothing is released before the tests pass, and the release itself comes last", () => {
  expect(release).toMatch(
    /^ {2}test:\n {4}uses: \.\/\.github\/workflows\/test\.yml\n\n {2}release:\n {4}needs: test$/m,
  );
  expect(tests).toMatch(/^ {2}workflow_call:$/m);
  expect(steps.findIndex((text) => text.includes("gh release create"))).toBe(steps.length - 1);
});

test("the release before is one with a bundle, and what fails on its way fails the release", () => {
  // A package's release has no bundle.
  expect(release).toContain("create-github-releases: false");
  expect(release).toContain('select(test("^v[0-9]"))');
  expect(release).not.toMatch(/\|\| (exit 0|true)/);
});

test("each release has a version of its own, though the apps are private", () => {
  expect(release).toContain("apps/api/package.json");
  const { privatePackages } = asRecord(JSON.parse(textOf(".changeset/config.json")));
  expect(privatePackages).toEqual({ version: true, tag: false });
});

test("what the tests skip without a server is there before them", () => {
  const [before = ""] = tests.split("- run: npm test");
  for (const name of ["postgresql", "redis-server", "fiu-utils"]) expect(before).toContain(name);
});

test("only the release may write, and each workflow runs scripts that there are by the pinned pnpm", () => {
  for (const workflow of [release, tests]) expect(workflow).toMatch(/^permissions:\n {2}contents: read\n$/m);
  expect(tests).not.toContain(": write");
  for (const [, version, script = ""] of `${release}${tests}`.matchAll(/npx (?:--yes )?(pnpm@\S+) (?!run )(\S+)/g)) {
    expect(version).toBe(manifest["packageManager"]);
    expect(["install", ...Object.keys(asRecord(manifest["scripts"]))]).toContain(script);
  }
});
