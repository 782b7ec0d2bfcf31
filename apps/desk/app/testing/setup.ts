import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { printedWhenRead } from "@thirtyfold/vitest/printed-when-read";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { fakeApi } from "./fake-api.ts";

// The default of one second is too short on a busy machine.
configure(({ getElementError }) => ({ asyncUtilTimeout: 30_000, getElementError: printedWhenRead(getElementError) }));

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it capture pointers, as a toast does when pressed.
Element.prototype.hasPointerCapture ??= () => false;

beforeAll(() => fakeApi.listen({ onUnhandledFrame: "error" }));

// An unexpected console error fails its test; a test that expects one reads this spy and clears it.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  fakeApi.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});

afterAll(() => fakeApi.close());
