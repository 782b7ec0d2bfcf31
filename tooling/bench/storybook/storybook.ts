import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// How long Storybook takes to become static files, from nothing but installed packages.
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
