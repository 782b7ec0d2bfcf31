import { readFileSync } from "node:fs";

type Page = { file: string };
const { pages, notFound } = JSON.parse(readFileSync(new URL("../../build/pages.json", import.meta.url), "utf8")) as {
  pages: Record<string, Page>;
  notFound: Page;
};

/** Every page of the build: its path, and its file below the website's root. */
export const allPages: readonly (readonly [url: string, file: string])[] = Object.entries({
  ...pages,
  "/404": notFound,
}).map(([url, { file }]) => [url, file]);

/** Solutions, jobs and demo agents have one page each: of those, and of aliases, the first represents all. */
export const onePerRoute = allPages.filter(
  ([url]) =>
    !/^\/(ai-services|solutions\/(ai-powered-automation|custom-gpt-agents|ai-workflow-automation|.*-security|gpt-customization|workflow-automation|no-code-integrations|ai-automation)|careers\/apply\/(?!ai-ml-engineer).*|playground\/try\/(onboarding|operations))$/.test(
      url,
    ),
);
