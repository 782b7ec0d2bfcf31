import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { makeItems } from "../build-registry.ts";

const items = makeItems(".rule{}");

it("has an item for each component, in the format of the shadcn CLI", () => {
  expect(items.length).toBeGreaterThan(60);
  for (const item of items) {
    expect(item).toEqual({
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name: expect.stringMatching(/^[a-z0-9-]+$/) as string,
      type: "registry:ui",
      title: expect.stringMatching(/^[A-Z]\w+$/) as string,
      description: expect.stringMatching(/\w/) as string,
      dependencies: expect.any(Array) as string[],
      files: expect.any(Array) as unknown[],
    });
    for (const file of item.files) {
      expect(file.type).toBe("registry:file");
      expect(file.target).toBe(`@components/${file.path}`);
    }
  }
});

it("includes in each item everything its modules import, and lists the libraries they use", () => {
  for (const { name, files, dependencies } of items) {
    const there = new Set(files.map(({ path }) => path.replace(/\.tsx?$/, "")));
    const imports = files.flatMap(({ path, content }) =>
      [...content.matchAll(/(?:from|import) "([^"]+)"/g)].map(([, from = ""]) =>
        from.startsWith(".") ? join(dirname(path), from) : from,
      ),
    );
    const libraries = new Set(["react", "react-dom", ...dependencies.map((one) => one.replace(/@[^@]*$/, ""))]);
    const missing = imports.filter(
      (from) => !there.has(from) && !libraries.has(from) && !libraries.has(from.replace(/\/.*/, "")),
    );
    expect([name, ...missing]).toEqual([name]);
    const component = files.find(({ path }) => path === `thirtyfold/${name}/${name}.tsx`)?.content;
    expect(component).toMatch(/^("use client";\n)?import "\.\.\/thirtyfold\.css";\n/);
  }
});
