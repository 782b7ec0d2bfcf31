import { hero } from "@thirtyfold/content";
import { expect } from "vitest";
import { alive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

test("the home page pauses its network on a click, before and after the application loads, until the next click", async ({
  visits,
}) => {
  const page = await visits.newPage({ firstVisit: true, reducedMotion: "no-preference" });
  const pause = page.getByRole("button", { name: hero.pause });
  const network = (state: string) => page.locator(`canvas[data-state=${state}]`).waitFor();
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/libraries-/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto("/");
  await network("moving");
  await pause.click();
  await network("paused");
  expect(await page.locator("html[data-hydrated]").count()).toBe(0);
  letCome();
  await alive(page);
  await network("paused");
  expect(await pause.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await page.locator("canvas").waitFor({ state: "detached" });
  await page.goBack();
  await network("paused");
  expect(await pause.getAttribute("aria-pressed")).toBe("true");
  await pause.click();
  await network("moving");
  expect(await pause.getAttribute("aria-pressed")).toBe("false");
});
