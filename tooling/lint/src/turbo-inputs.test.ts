import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../../..");
const planSchema = z.object({
  tasks: z.array(z.object({ taskId: z.string(), directory: z.string(), inputs: z.record(z.string(), z.string()) })),
});

/** Files that a task reads outside its package, or beside what is built: one of each kind. */
const read: readonly (readonly [task: string, file: string])[] = [
  ["@thirtyfold/ui#stories", "apps/desk/app/root.tsx"],
  ["@thirtyfold/ui#stories", "apps/web/app/root.tsx"],
  ["@thirtyfold/ui#stories", "apps/web/vite/react-compiler.ts"],
  ["@thirtyfold/ui#stories", "tooling/run/find-chromium.mjs"],
  ["@thirtyfold/ui#test", "apps/desk/app/root.tsx"],
  ["@thirtyfold/ui#test", "apps/web/app/root.tsx"],
  ["@thirtyfold/ui#build", "packages/ui/README.md"],
  ["@thirtyfold/consumers#consumers", "packages/ui/README.md"],
  ["@thirtyfold/run#test", "apps/api/src/testing/proofs.json"],
  ["@thirtyfold/lint#test", "docs/architecture.md"],
  ["@thirtyfold/lint#test", "apps/desk/app/root.tsx"],
  ["@thirtyfold/lint#test", "apps/web/vite/react-compiler.ts"],
];

test("a passed task runs again when a file changes that it reads outside its package", () => {
  const command = ["run", "build", "test", "stories", "consumers", "--dry-run=json"];
  const { stdout } = spawnSync("turbo", command, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  const { tasks } = planSchema.parse(JSON.parse(stdout));
  const missing = read.filter(([asked, file]) => {
    const task = tasks.find(({ taskId }) => taskId === asked);
    return !Object.keys(task?.inputs ?? {}).some((input) => join(task?.directory ?? "", input) === file);
  });
  expect(missing).toEqual([]);
});
