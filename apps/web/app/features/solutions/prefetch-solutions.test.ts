import { afterEach, expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-solutions.ts";

afterEach(() => {
  delete document.documentElement.dataset["hydrated"];
});

test("runs on a page that is alive, and a failure is nobody's", async () => {
  document.documentElement.dataset["hydrated"] = "";
  const prefetch = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("offline")));
  prefetchOnIntent(prefetch);
  expect(prefetch).toHaveBeenCalledOnce();
});

test("fetches nothing for a page that comes from outside", () => {
  const prefetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  prefetchOnIntent(prefetch);
  expect(prefetch).not.toHaveBeenCalled();
});
