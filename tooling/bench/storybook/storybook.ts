import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// The time limit in seconds for a Storybook build, from installed packages only.
const limit = 20;
const ui = fileURLToPath(new URL("../../../packages/ui", import.meta.url));

const started = performance.now();
const { status, stderr } = spawnSync("pnpm", ["run", "storybook:build"], { cwd: ui, encoding: "utf8" });
const seconds = (performance.now() - started) / 1000;
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}
process.stdout.write(`Storybook builds in ${seconds.toFixed(1)} s; it may take ${limit} s\n`);
