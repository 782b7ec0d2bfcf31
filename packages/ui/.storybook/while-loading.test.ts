import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { whileLoading } from "./while-loading.ts";

const tokens = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");
const [start, page] = [location.href, document.documentElement];

afterEach(() => {
  history.replaceState(null, "", start);
  Reflect.deleteProperty(page.dataset, "theme");
  document.head.replaceChildren();
});

/** The background of a frame at this address before Storybook's own style sheet and the story have loaded. */
function groundAt(address: string): string {
  history.replaceState(null, "", address);
  document.head.append(document.createRange().createContextualFragment(whileLoading(tokens)));
  return getComputedStyle(page).getPropertyValue("--ground").trim();
}

it.each([
  ["dark", "/iframe.html?id=badge--default"],
  ["dark", "/iframe.html?id=badge--default&globals=theme:both"],
  ["light", "/iframe.html?id=badge--default&globals=theme:light;motion:reduce"],
  ["light", "/iframe.html?globals=motion%3Areduce%3Btheme%3Alight&id=badge--default"],
])("is %s at %s", (theme, address) => {
  const color = new RegExp(`--tf-bg:.*?--tf-${theme}, (oklch\\([^)]+\\))`).exec(tokens)?.[1];
  expect(color).toBeDefined();
  expect(groundAt(address)).toBe(color);
});
