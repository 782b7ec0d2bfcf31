import { expect, it } from "vitest";
import { currentMenu, plainPath } from "./current-menu.ts";

it.each([
  ["/services", "ai-services"],
  ["/ai-services", "ai-services"],
  ["/ai-services/", "ai-services"],
  ["/ai-automation", "ai-services"],
  ["/agents", "ai-services"],
  ["/solutions", "solutions"],
  ["/solutions/machine-learning", "solutions"],
  ["/solutionsx", undefined],
  ["/", undefined],
  ["/about/", undefined],
])("%s belongs to %s", (path, menu) => {
  expect(currentMenu(plainPath(path))).toBe(menu);
});
