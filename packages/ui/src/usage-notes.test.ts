import type { Meta } from "@storybook/react-vite";
import { expectTypeOf, it } from "vitest";
import type { Usage } from "../.storybook/docs/usage.tsx";

type Told = NonNullable<Meta["parameters"]>["usage"];

// Proved by the type check: at run time these say nothing.
it("takes usage notes of a story in their own shape only", () => {
  expectTypeOf<Told>().not.toBeAny();
  expectTypeOf<Usage>().toExtend<Told>();
  expectTypeOf<{ when: string; whenNot: string[] }>().not.toExtend<Told>();
  expectTypeOf<{ when: string[] }>().not.toExtend<Told>();
});
