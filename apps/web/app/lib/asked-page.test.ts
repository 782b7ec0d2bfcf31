import { beforeEach, expect, it, vi } from "vitest";
import { goToAskedPage, rememberAskedPage } from "./asked-page.ts";

const replace = vi.fn<(url: string) => void>();

function startedBy(type: "reload" | "navigate") {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { type, toJSON: () => "" } as unknown as PerformanceEntry,
  ]);
}

beforeEach(() => {
  replace.mockClear();
  vi.stubGlobal("location", { replace });
});

it("goes on to the page that a reload came in the way of, once", () => {
  startedBy("reload");
  rememberAskedPage("/careers?x=1#open");
  expect(goToAskedPage()).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/careers?x=1#open");
  expect(goToAskedPage()).toBe(false);
});

it("stays where a visitor came by a link", () => {
  startedBy("navigate");
  rememberAskedPage("/careers");
  expect(goToAskedPage()).toBe(false);
});

it("stays when the page asked for had come", () => {
  startedBy("reload");
  rememberAskedPage("/careers");
  rememberAskedPage(undefined);
  expect(goToAskedPage()).toBe(false);
});

it("never leaves the site", () => {
  startedBy("reload");
  rememberAskedPage("//evil.example");
  expect(goToAskedPage()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});
