import { footerColumns, headerLinks, headerMenus } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { failingSends, openChat } from "./support/chat-page.ts";
import { alive, arrivedAt, expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const notFound = (page: Page) => page.getByRole("heading", { level: 1, name: "Page Not Found" });
const home = (page: Page) => page.getByRole("heading", { level: 1, name: /^Deploy AI Agents/ });

describe("from page to page", () => {
  test("a route change sets the title, announces it and focuses the heading; Back and Forward restore the scroll position", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const before = await page.title();
    const careers = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
    await careers.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1_000);
    await careers.click();
    const heading = await arrivedAt(page, "/careers");
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    await expect.poll(() => page.title()).not.toBe(before);
    await page.locator("[aria-live=polite]", { hasText: await page.title() }).waitFor({ state: "attached" });
    await expectFocus(heading);
    // The scroll position is recorded on leaving a page: this one must have reached its top first.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await home(page).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await arrivedAt(page, "/careers");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Thirtyfold, home" }).click();
    await home(page).waitFor();
    await expectFocus(home(page));
  });

  test("an in-page link works in browsers that scroll before the history event, like Safari", async ({ visits }) => {
    const page = await visits.newPage({ width: 390 });
    await goAlive(page, "/careers");
    await page.getByRole("link", { name: "See open positions" }).click();
    await page.getByRole("link", { name: "Apply Now for Project Manager" }).click();
    await arrivedAt(page, "/careers/apply/project-manager");
    await page.getByRole("link", { name: "Apply Now", exact: true }).waitFor();
    const [before, after] = await page.evaluate(async () => {
      const top = () => document.querySelector("#apply")?.getBoundingClientRect().top;
      history.pushState(null, "", "#apply");
      document.querySelector("#apply")?.scrollIntoView({ behavior: "instant" });
      const reached = top();
      dispatchEvent(new PopStateEvent("popstate"));
      // React renders before the second of two frames.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return [reached, top()];
    });
    expect(before).toBeLessThan(100);
    expect(after).toBe(before);
  });

  test("the initial page animates in, and pages reached by links appear at once", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    const entrance = () => home(page).evaluate((element) => getComputedStyle(element).animationName);
    await goAlive(page);
    expect(await entrance()).toBe("home-entrance-300");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await arrivedAt(page, "/careers");
    await page.getByRole("banner").getByRole("link", { name: "Thirtyfold, home" }).click();
    await home(page).waitFor();
    expect(await entrance()).toBe("none");
  });

  test("every link in the menus and the footer leads to its page", async () => {
    const links = [...headerMenus, { items: headerLinks }].flatMap(({ items }): { path: string }[] => [...items]);
    const paths = new Set([...links, ...footerColumns.flatMap((column) => column.links)].map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      const answer = await fetch(new URL(path, inject("siteUrl")));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain("<h1");
    }
  });

  // Accessibility and fit are checked with every page.
  test.for(["/no/such/page", "/100%"])("an unknown URL gets a 404 page: %s", async (url, { visits }) => {
    visits.allow(/answer: 404|status of 404/);
    const page = await visits.newPage();
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(404);
    const other = await fetch(`${inject("siteUrl")}/no-such-page`);
    expect([other.status, await other.text()]).toEqual([404, await answer?.text()]);
    await notFound(page).waitFor();
    await alive(page);
    expect(await page.title()).toMatch(/^Page Not Found/);
    expect(await page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    const contact = page.getByRole("main").getByRole("link", { name: /^Contact Us/ });
    expect(await contact.getAttribute("href")).toBe("/intake-form.html");
  });
});

describe("around every page", () => {
  test("a banner reports a lost connection, pushes a scrolled page down, and disappears when it is back", async ({
    visits,
  }) => {
    const page = await visits.newPage({ reducedMotion: "reduce" });
    await goAlive(page);
    await page.evaluate(() => scrollTo(0, 300));
    const top = async () => (await page.getByRole("main").boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(-200);
    const before = await top();
    const banner = page.getByText("Connection lost. Please check your internet connection.", { exact: true });
    expect(await banner.count()).toBe(0);
    await page.context().setOffline(true);
    await banner.waitFor();
    const color = await banner.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(color).toMatch(/^oklch\(0\.56 0\.185 24/);
    const [bannerBox, headerBox] = await Promise.all([banner.boundingBox(), page.getByRole("banner").boundingBox()]);
    expect(headerBox?.y).toBe((bannerBox?.y ?? 0) + (bannerBox?.height ?? 0));
    await expect.poll(top).toBe(before + (bannerBox?.height ?? 0));
    await page.context().setOffline(false);
    await banner.waitFor({ state: "hidden" });
    await expect.poll(top).toBe(before);
  });

  test("failure notices appear below the header, even when the banner has pushed it down", async ({ visits }) => {
    visits.allow(/503|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
    for (const width of [390, 1440]) {
      const page = await visits.newPage({ width });
      await failingSends(page);
      const chat = await openChat(page);
      await chat.choose("Technical Support");
      await chat.write("Hello?");
      const failures = page.getByRole("listitem").filter({ has: page.getByRole("alert") });
      await failures.waitFor();
      const distance = async () => {
        const header = await page.getByRole("banner").boundingBox();
        // The connection's own toast may appear meanwhile.
        const tops = await failures.evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().top));
        return Math.round(Math.min(...tops) - (header?.y ?? 0) - (header?.height ?? 0));
      };
      const before = await distance();
      expect(before).toBeGreaterThan(8);
      await page.context().setOffline(true);
      await page.getByText("Connection lost.").waitFor();
      await expect.poll(distance).toBe(before);
      await page.close();
    }
  });

  test("the footer shows its links, the address, the hours and the visitor's year", async ({ visits }) => {
    const page = await visits.newPage();
    await page.clock.setFixedTime(new Date("2031-03-04T05:06:07Z"));
    await goAlive(page);
    const footer = page.getByRole("contentinfo");
    await footer.getByText("© 2031 Thirtyfold. All rights reserved.").waitFor();
    for (const name of ["Quick Links", "Solutions", "Contact"]) {
      await footer.getByRole("heading", { name, exact: true }).waitFor();
    }
    const mail = footer.getByRole("link", { name: "hello@thirtyfold.example" });
    expect(await mail.getAttribute("href")).toBe("mailto:hello@thirtyfold.example");
    const targets = await footer.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(expect.arrayContaining(["/solutions/gpt-customization", "/solutions/workflow-automation"]));
  });
});
