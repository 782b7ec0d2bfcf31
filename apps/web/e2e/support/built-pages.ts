import { readFileSync } from "node:fs";

const { pages } = JSON.parse(readFileSync(new URL("../../build/pages.json", import.meta.url), "utf8")) as {
  pages: Record<string, unknown>;
};

/** Whether the build made this page. The other links of the menus lead to the 404 page until theirs is written. */
export function isBuilt(path: string): boolean {
  return path in pages;
}
