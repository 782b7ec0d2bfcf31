import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { printedWhenRead } from "@thirtyfold/vitest/printed-when-read";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { fakeApi } from "./fake-api.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Once for all files of a page, unlike what stands here.
import "./steady-frames.ts";

// The default of one second is too short on a busy machine.
configure(({ getElementError }) => ({ asyncUtilTimeout: 30_000, getElementError: printedWhenRead(getElementError) }));

// As on a page without https, where the site must work, too.
beforeAll(() => void Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true }));

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(() => fakeApi.listen({ onUnhandledFrame: "error" }));

// An unexpected console error fails the test; a test that expects one reads this spy and clears it.
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
