import type { FakeMode } from "./fake-openai-modes.ts";

/** How a model's server fails before it gives a word, and the status with which we answer then. */
export const modelFailures: readonly [FakeMode, number][] = [
  ["400", 502],
  ["401", 503],
  ["403", 503],
  ["429", 503],
  ["quota", 503],
  ["500", 502],
  ["garbage", 502],
  ["broken-json", 502],
  ["broken-sse", 502],
  ["empty", 502],
];
