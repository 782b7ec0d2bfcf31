import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkPackage } from "./check-package.ts";

const manifest = {
  name: "@thirtyfold/example",
  version: "1.2.0",
  description: "An example.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  files: ["dist"],
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
};

const good = {
  "package.json": JSON.stringify(manifest),
  "README.md": '# Example\n\n```ts\nimport { answer, type Question } from "@thirtyfold/example";\n\nanswer;\n```\n',
  LICENSE: "MIT",
  "CHANGELOG.md": "# Example\n\n## 1.2.0\n\n### Minor Changes\n\n- Answers.\n",
  "dist/index.js": "export const answer = 42;\n",
  "dist/index.d.ts": "export declare const answer: number;\n",
};

let folder = "";

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), "package with space-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const code = await checkPackage(folder);
  const report = JSON.parse(await readFile(join(folder, "test-results", "package.json"), "utf8")) as {
    numPassedTests: number;
    testResults: [{ assertionResults: { title: string; status: string; failureMessages: string[] }[] }];
  };
  const failed = report.testResults[0].assertionResults.filter(({ status }) => status === "failed");
  return {
    code,
    passed: report.numPassedTests,
    failed: failed.map(({ title, failureMessages }) => ({ title, failureMessages })),
  };
}

describe("checkPackage", () => {
  it("passes a complete package, and writes a report that counts each check", async () => {
    expect(await check(good)).toEqual({ code: 0, passed: 8, failed: [] });
  });

  it("fails a package whose code does not run outside the workspace", async () => {
    const { code, failed } = await check({ ...good, "dist/index.js": 'export { a } from "./gone.js";\n' });
    expect(code).toBe(1);
    expect(failed.map(({ title }) => title)).toContain("can be imported outside of the workspace");
    expect(failed[0]?.failureMessages.join("\n")).toContain("Cannot find module");
  });

  it("imports each entry that matches an export pattern", async () => {
    const exports = { ...manifest.exports, "./*": { types: "./dist/*/*.d.ts", default: "./dist/*/*.js" } };
    const files = {
      ...good,
      "package.json": JSON.stringify({ ...manifest, exports }),
      "dist/right/right.js": "export const right = 1;\n",
      "dist/right/right.d.ts": "export declare const right: number;\n",
      "dist/wrong/wrong.js": "export {};\n",
      "dist/wrong/wrong.d.ts": "export {};\n",
    };
    const { failed } = await check(files);
    const messages = failed.flatMap(({ failureMessages }) => failureMessages).join("\n");
    expect(messages).toContain("@thirtyfold/example/wrong");
    expect(messages).not.toContain("@thirtyfold/example/right");
  });

  it("fails a package whose README shows something it does not export", async () => {
    const { failed } = await check({ ...good, "README.md": good["README.md"].replaceAll("answer", "reply") });
    expect(failed).toEqual([
      {
        title: "has a README whose examples import what there is",
        failureMessages: [expect.stringContaining("does not provide an export named 'reply'")],
      },
    ]);
  });

  it("fails a package whose exports point at missing files, with the messages of publint and attw", async () => {
    const exports = { ".": { types: "./dist/main.d.ts", default: "./dist/index.js" } };
    const { failed } = await check({ ...good, "package.json": JSON.stringify({ ...manifest, exports }) });
    expect(failed.map(({ title }) => title)).toEqual([
      "pleases publint in strict mode",
      "has right types for users of ES modules",
    ]);
    expect(failed[0]?.failureMessages.join("\n")).toContain("dist/main.d.ts");
  });

  it("fails a version that neither a changelog nor a changeset mentions", async () => {
    const { failed } = await check({ ...good, "package.json": JSON.stringify({ ...manifest, version: "1.3.0" }) });
    expect(failed).toEqual([
      { title: "tells of its changes", failureMessages: [expect.stringContaining("pnpm changeset")] },
    ]);
  });
});
