import { globSync } from "node:fs";
import { join } from "node:path";
import type { Meta } from "@storybook/react-vite";
import { expect, expectTypeOf, it } from "vitest";
import { readStories } from "../.storybook/agents/read-stories.ts";
import type { Usage } from "../.storybook/docs/usage.tsx";

type Told = NonNullable<Meta["parameters"]>["usage"];

const repository = join(import.meta.dirname, "../../..");

// The type check proves these: at run time they test nothing.
it("accepts usage notes in a story only in their own shape", () => {
  expectTypeOf<Told>().not.toBeAny();
  expectTypeOf<Usage>().toExtend<Told>();
  expectTypeOf<{ when: string; whenNot: string[] }>().not.toExtend<Told>();
  expectTypeOf<{ when: string[] }>().not.toExtend<Told>();
});

// Those of components are checked in agent-docs.test.ts.
it("finds usage notes for every block of the website and the desk", () => {
  const files = globSync("apps/{web,desk}/app/features/**/*.stories.tsx", { cwd: repository });
  expect(files.length).toBeGreaterThan(25);
  for (const file of files) expect(() => readStories(join(repository, file), new Set())).not.toThrow();
});
