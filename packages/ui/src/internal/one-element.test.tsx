import { beforeEach, expect, it, vi } from "vitest";
import { isOneElement } from "./one-element.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

it("is true for exactly one element", () => {
  expect(isOneElement("Sign", <a href="/">Home</a>)).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
});

it("is false for text, nothing and several, and warns once", () => {
  expect(isOneElement("Board", "Home")).toBe(false);
  expect(isOneElement("Board", undefined)).toBe(false);
  expect(isOneElement("Board", [<i key="a" />, <i key="b" />])).toBe(false);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("<Board asChild>"));
});
