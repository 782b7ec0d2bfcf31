import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const app = import.meta.dirname;
const ui = join(app, "../../../packages/ui/src");

const importsOf = (directory: string, pattern: RegExp) =>
  globSync("**/*.{ts,tsx}", { cwd: directory })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => [...readFileSync(join(directory, file), "utf8").matchAll(pattern)].map(([, name = ""]) => name));

/** The components that the desk imports, and the ones they are made of. */
function usedComponents(): Set<string> {
  const used = new Set(importsOf(app, /"@thirtyfold\/ui\/([\w-]+)"/g));
  for (const name of used) for (const part of importsOf(join(ui, name), /from "\.\.\/([\w-]+)\//g)) used.add(part);
  return used;
}

it("includes the styles of every component it uses", () => {
  const styles = readFileSync(join(app, "app.css"), "utf8");
  const [, names = ""] = /@source not "[^"]*packages\/ui\/src\/\{([^*}]+)\}"/.exec(styles) ?? [];
  const used = usedComponents();
  expect(used).toContain("button");
  expect(names.split(",").filter((name) => used.has(name))).toEqual([]);
  expect(names).toContain("crease-hero");
});
