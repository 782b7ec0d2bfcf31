import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdMotion } from "./support/held-motion.ts";
import { arrivedAt, goAlive, motionEnds } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/** The running animations, with their delay and duration in ms. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => {
        const timing = animation.effect?.getTiming();
        if (!(animation instanceof CSSAnimation) || !(animation.timeline instanceof DocumentTimeline)) return [];
        return [`${animation.animationName} ${Number(timing?.delay)} ${Number(timing?.duration)}`];
      })
      .toSorted(),
  );

const unfolding = [
  "tf-emerge 1550 700",
  "tf-light-up 1800 900",
  "tf-unfold 0 360",
  "tf-unfold 1080 360",
  "tf-unfold 360 360",
  "tf-unfold 720 360",
];

describe("the logo demo", () => {
  test("unfolds panel by panel, then the name, then thirty cells; replays on request; fits one screen and links home", async ({
    visits,
  }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await goAlive(page, "/logo-demo");
    await page.getByRole("heading", { level: 1, name: "Thirtyfold", exact: true }).waitFor();
    await motionEnds(page);
    expect(await moving(page)).toEqual([]);
    const { release } = await holdMotion(page);
    await page.getByRole("button", { name: "Replay" }).press("Enter");
    expect(await moving(page)).toEqual(unfolding);
    await release();
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize({ width, height });
      const replay = await page.getByRole("button", { name: "Replay" }).boundingBox();
      expect((replay?.y ?? height) + (replay?.height ?? 0)).toBeLessThanOrEqual(height - 24);
      const main = await page.getByRole("main").boundingBox();
      expect(main?.height).toBeLessThanOrEqual(height + 1);
    }
    await page.getByRole("link", { name: "Back to Home", exact: true }).click();
    await arrivedAt(page, "/");
  });

  test("stands still, without a replay, when reduced motion is preferred", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "reduce" });
    await goAlive(page, "/logo-demo");
    expect(await moving(page)).toEqual([]);
    expect(await page.getByRole("button", { name: "Replay" }).isVisible()).toBe(false);
  });

  test("is complete without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/logo-demo");
    await page.getByRole("heading", { level: 1, name: "Thirtyfold" }).waitFor();
    expect(await page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    expect(await page.getByRole("button", { name: "Replay" }).isVisible()).toBe(false);
  });
});
