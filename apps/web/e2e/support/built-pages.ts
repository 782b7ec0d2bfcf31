import { readFileSync } from "node:fs";

type Page = { file: string };
const { pages, notFound } = JSON.parse(readFileSync(new URL("../../build/pages.json", import.meta.url), "utf8")) as {
  pages: Record<string, Page>;
  notFound: Page;
};

/** Every page of the build: its address and its file below the website's root. */
export const allPages: readonly (readonly [url: string, file: string])[] = Object.entries({
  ...pages,
  "/404": notFound,
}).map(([url, { file }]) => [url, file]);
