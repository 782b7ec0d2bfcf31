import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const repository = join(import.meta.dirname, "../../..");
// Storybook ignores any other layout, with a console warning.
const known = ["centered", "fullscreen", "none", "padded"];

it("stories use only layouts that Storybook knows", () => {
  const files = globSync(["packages/ui/{src,.storybook}/**/*.tsx", "apps/{web,desk}/app/**/*.tsx"], {
    cwd: repository,
  });
  const asked = files.flatMap((file) =>
    [...readFileSync(join(repository, file), "utf8").matchAll(/\blayout: "(\w+)"/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((line) => !known.some((name) => line.endsWith(`: ${name}`)))).toEqual([]);
});
