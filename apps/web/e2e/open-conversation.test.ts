import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chatOn, invite, openChat } from "./support/chat-page.ts";
import { alive, expectFocus } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

async function skip(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expectFocus(page.getByRole("main"));
}

describe("the open conversation", () => {
  test("stays, like its invitation, when the menus are skipped, even before the application has loaded", async ({
    visits,
  }) => {
    const host = await openChat(await visits.newPage());
    const link = await invite(host);
    const page = await visits.newPage();
    const { promise: looked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/libraries-*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(link, { waitUntil: "domcontentloaded" });
    const { href } = new URL(page.url());
    await skip(page);
    release();
    await alive(page);
    const guest = chatOn(page);
    await guest.connected();
    await skip(page);
    expect(page.url()).toBe(href);
    await guest.write("Still your guest");
    await host.reads("Still your guest");
    // A visitor's contact, which exists only in the entry's state.
    await skip(host.page);
    await host.contact("Guest 1").and(host.page.locator("[aria-current]")).waitFor();
    await host.reads("Still your guest");
    expect(new URL(host.page.url()).hash).toBe("");
  });

  test("returns to the contacts on a double tap, not to the previous page", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844 });
    await page.goto("/about");
    const chat = await openChat(page);
    await chat.choose("Sales Representative");
    await page.getByRole("button", { name: "Back to contacts" }).dblclick();
    await chat.choose("Customer Support");
    expect(new URL(page.url()).pathname).toBe("/chat");
  });
});
