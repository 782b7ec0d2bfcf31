import { afterEach, expect, test, vi } from "vitest";
import { whenFetchedAhead } from "./prefetch-solutions.ts";

afterEach(() => {
  delete document.documentElement.dataset["hydrated"];
});

test("runs on a page that is alive, and a failure is nobody's", async () => {
  document.documentElement.dataset["hydrated"] = "";
  const warm = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("offline")));
  whenFetchedAhead(warm);
  expect(warm).toHaveBeenCalledOnce();
});

test("fetches nothing for a page that comes from outside", () => {
  const warm = vi.fn<() => Promise<void>>(() => Promise.resolve());
  whenFetchedAhead(warm);
  expect(warm).not.toHaveBeenCalled();
});
