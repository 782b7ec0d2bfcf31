import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint, isComplete, packageFolders } from "./fingerprint.mjs";
import { root as repository } from "./repository.mjs";

let root = "";

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "finger print-"));
  write("package.json", '{"devDependencies": {"turbo": "1"}}');
  write("pnpm-lock.yaml", "lock");
  write("pnpm-workspace.yaml", 'packages:\n  - apps/*\n  - "packages/*"\n\ncatalog:\n  - not/*\n');
  write("apps/web/package.json", '{"dependencies": {"@scope/tool": "1"}}');
  write("packages/ui/package.json", "{}");
  write("packages/README.md", "no package");
  write("not/mine/package.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("packageFolders", () => {
  it("finds the packages that the workspace file lists, and the root", () => {
    expect(packageFolders(root)).toEqual([".", "apps/web", "packages/ui"]);
  });

  it("finds those of this repository", () => {
    expect(packageFolders(repository)).toEqual(expect.arrayContaining([".", "apps/api", "packages/ui", "tooling/run"]));
  });
});

describe("fingerprint", () => {
  it.each(["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", "packages/ui/package.json"])(
    "changes with %s",
    (path) => {
      const before = fingerprint(root);
      write(path, '{"changed": true}');
      expect(fingerprint(root)).not.toBe(before);
    },
  );

  it("changes with a new package", () => {
    const before = fingerprint(root);
    write("apps/api/package.json", "{}");
    expect(fingerprint(root)).not.toBe(before);
  });

  it("stays the same for everything else, and in another location", () => {
    const before = fingerprint(root);
    write("packages/ui/src/index.ts", "export {};");
    const elsewhere = `${root}-copy`;
    cpSync(root, elsewhere, { recursive: true });
    const after = [fingerprint(root), fingerprint(elsewhere)];
    rmSync(elsewhere, { recursive: true });
    expect(after).toEqual([before, before]);
  });
});

describe("isComplete", () => {
  it("is true only while every dependency of every package can be resolved", () => {
    expect(isComplete(root)).toBe(false);
    write("node_modules/turbo/package.json", "{}");
    expect(isComplete(root)).toBe(false);
    write("apps/web/node_modules/@scope/tool/package.json", "{}");
    expect(isComplete(root)).toBe(true);
    rmSync(join(root, "apps/web/node_modules"), { recursive: true });
    expect(isComplete(root)).toBe(false);
  });
});
