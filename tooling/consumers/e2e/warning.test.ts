import { expect } from "vitest";
import { test } from "./support/test.ts";

test.for([
  ["dist-development", ['<Button> has no size "gigantic" and shows "default"']],
  ["dist", []],
] as const)(
  "an unknown size falls back to the default, with one warning in development: %s",
  async ([out, warnings], { open }) => {
    const page = await open(`wrong/${out}/`);
    expect(await page.locator("button[data-size='default']").count()).toBe(2);
    const logged = (await page.consoleMessages()).filter((message) => message.type() === "warning");
    expect(logged.map((message) => message.text().split(". It has")[0])).toEqual(warnings);
  },
);
