import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { run } from "./support/run.ts";

const { plain, packages } = inject("consumers");
const folder = join(plain, "plain/types");

const strict = {
  strict: true,
  checkers: 1,
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  jsx: "react-jsx",
  noEmit: true,
  skipLibCheck: false,
  types: ["react", "react-dom"],
};

beforeAll(async () => {
  const dist = await readdir(join(plain, "node_modules/@thirtyfold/ui/dist"), { recursive: true });
  const paths = dist.flatMap((file) => /^([\w-]+)\/\1\.d\.ts$/.exec(file)?.[1] ?? []);
  const specifiers = [...packages, ...paths.map((path) => `@thirtyfold/ui/${path}`)];
  const imports = specifiers.map((specifier, index) => `import * as m${index} from "${specifier}";`);
  const all = `export const all: object[] = [${specifiers.map((_, index) => `m${index}`).join(", ")}];`;
  await writeFile(join(folder, "all.ts"), [...imports, all].join("\n"));
});

describe("the types, in strict mode with library checks", () => {
  // Covers each module resolution and each setting for optional properties once: neither affects the other's results.
  test.for([
    ["bundler", true],
    ["nodenext", false],
  ] as const)("hold for moduleResolution %s, exactOptionalPropertyTypes %s", async ([moduleResolution, exact]) => {
    const module = moduleResolution === "bundler" ? "preserve" : "nodenext";
    const name = `tsconfig.${moduleResolution}.${exact}.json`;
    const compilerOptions = { ...strict, module, moduleResolution, exactOptionalPropertyTypes: exact };
    await writeFile(join(folder, name), JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }));
    expect(await tsc(name)).toBe("");
  });

  test("reject an unknown variant", async () => {
    const use = await readFile(join(folder, "use.tsx"), "utf8");
    await writeFile(join(folder, "wrong.tsx"), use.replaceAll(/^.*@ts-expect-error.*\n/gm, ""));
    const config = {
      // The libraries' own types are checked above.
      compilerOptions: { ...strict, skipLibCheck: true, moduleResolution: "bundler", module: "preserve" },
      files: ["wrong.tsx"],
    };
    await writeFile(join(folder, "tsconfig.wrong.json"), JSON.stringify(config));
    const errors = await tsc("tsconfig.wrong.json");
    expect(errors.match(/^plain\/types\/wrong\.tsx.*error TS/gm)).toHaveLength(
      use.match(/@ts-expect-error/g)?.length ?? -1,
    );
  });
});

/** The compiler's output for one of the projects. */
async function tsc(config: string): Promise<string> {
  const compiler = join(plain, "node_modules/.bin/tsc");
  return await run(plain, compiler, ["--pretty", "false", "-p", join("plain/types", config)]).catch((error: unknown) =>
    String(error),
  );
}
