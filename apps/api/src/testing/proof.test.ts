import { globSync } from "node:fs";
import { expect, test } from "vitest";
import proofs from "./proofs.json" with { type: "json" };

test("every proof declares its sizes, so that it can be run in full", () => {
  const files = Object.values(proofs).map(({ file }) => file);
  expect(globSync("src/**/*.proof.test.ts").toSorted()).toEqual([...new Set(files)].toSorted());
});
