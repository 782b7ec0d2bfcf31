import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bounds, subpaths, weigh } from "../../../packages/ui/weigh.ts";

/*
 * The weight that each component of the design system adds to an application, in bytes after brotli, without React: its
 * whole subpath, with all its parts. Writes the table into the package's README, and fails if one exceeds its bound, as
 * a test of the package does.
 */
const readme = fileURLToPath(new URL("../../../packages/ui/README.md", import.meta.url));
const marks = ["<!-- bytes -->", "<!-- /bytes -->"] as const;

const rows: { name: string; bytes: number }[] = [];
for (const name of subpaths()) {
  // One after another: sizes do not depend on speed, and the machine has other work.
  rows.push({ name, bytes: await weigh(name) });
}

const number = new Intl.NumberFormat("en-US");
const cells = rows.map(({ name, bytes }) => `| \`${name}\` | ${number.format(bytes)} |`);
const table = ["| subpath | bytes |", "| --- | --: |", ...cells].join("\n");
process.stdout.write(`${table}\n`);
const [before, rest] = readFileSync(readme, "utf8").split(marks[0]);
const after = rest?.split(marks[1])[1];
if (before === undefined || after === undefined) throw new Error(`${readme} has no place for the table`);
writeFileSync(readme, `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`);

const heavy = rows.filter(({ name, bytes }) => bytes > (bounds.get(name) ?? Infinity));
for (const { name, bytes } of heavy) {
  process.stderr.write(`${name} weighs ${bytes} bytes and may weigh ${bounds.get(name)}.\n`);
}
if (heavy.length > 0) process.exitCode = 1;
