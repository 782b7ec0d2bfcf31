import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected console error fails the test that caused it; a test that expects one reads this spy and clears it.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
