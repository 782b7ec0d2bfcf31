import { cleanup, configure } from "@testing-library/react";
import { printedWhenRead } from "@thirtyfold/vitest/printed-when-read";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A second is too short on a busy machine.
configure(({ getElementError }) => ({ asyncUtilTimeout: 30_000, getElementError: printedWhenRead(getElementError) }));

// An unexpected console error fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
