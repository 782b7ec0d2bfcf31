import type { FakeMode } from "./fake-openai-modes.ts";

/** How a model server fails before its first word, and the status of our response. */
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
