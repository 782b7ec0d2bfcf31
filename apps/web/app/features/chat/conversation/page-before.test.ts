import { afterEach, expect, it, vi } from "vitest";
import { pageBefore } from "./page-before.ts";

afterEach(() => vi.unstubAllGlobals());

it("is the last other page of this tab, without what is behind its path", () => {
  history.replaceState(null, "", "/chat");
  expect(pageBefore()).toBe("/chat");
  const urls = ["/services?q=secret", "/chat", "/chat"].map((path) => ({ url: new URL(path, location.href).href }));
  vi.stubGlobal("navigation", { entries: () => urls, currentEntry: { index: 2 } });
  expect(pageBefore()).toBe("/services");
  const elsewhere = [{ url: "https://search.example/?q=secret" }, ...urls.slice(1)];
  vi.stubGlobal("navigation", { entries: () => elsewhere, currentEntry: { index: 2 } });
  expect(pageBefore()).toBe("/chat");
});
