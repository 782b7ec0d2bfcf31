import { afterEach, expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-solutions.ts";

afterEach(() => {
  delete document.documentElement.dataset["hydrated"];
});

test("prefetches on a hydrated page, and ignores a failure", async () => {
  document.documentElement.dataset["hydrated"] = "";
  const prefetch = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("offline")));
  prefetchOnIntent(prefetch);
  expect(prefetch).toHaveBeenCalledOnce();
});

test("prefetches nothing on a page that is not hydrated yet", () => {
  const prefetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  prefetchOnIntent(prefetch);
  expect(prefetch).not.toHaveBeenCalled();
});
