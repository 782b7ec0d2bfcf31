import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive, expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lines = (page: Page) => page.getByRole("log", { name: "Message log" }).getByRole("listitem");
const connected = (page: Page) => page.getByRole("status").getByText("Connected", { exact: true }).waitFor();

describe("the WebSocket demo", () => {
  test("talks to the server by keyboard alone", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, "/websocket-demo");
    await connected(page);
    const greeting = await lines(page).first().textContent();
    expect(greeting).toMatch(/systemConnected as [\w-]+$/);
    const input = page.getByRole("textbox", { name: "Message" });
    await input.focus();
    await page.keyboard.type("Is anybody there?");
    await page.keyboard.press("Enter");
    await expect.poll(() => lines(page).count()).toBe(3);
    expect(await lines(page).nth(1).textContent()).toMatch(/yousent: Is anybody there\?$/);
    expect(await lines(page).nth(2).textContent()).toMatch(/serverreceived: .+/);
    expect(await input.inputValue()).toBe("");
    await expectFocus(input);

    await button(page, "Hide Messages").press("Enter");
    await page.getByText("3 lines are hidden.").waitFor();
    await expectFocus(button(page, "Show Messages"));
    await page.keyboard.press("Enter");
    await button(page, "Reconnect").press("Enter");
    await expect.poll(() => lines(page).last().textContent()).toMatch(/systemConnected as /);
    expect(await lines(page).last().textContent()).not.toBe(greeting);
    await button(page, "Clear Messages").press("Enter");
    await page.getByText("No messages yet. Send a message to get started.", { exact: true }).waitFor();
    expect(await button(page, "Clear Messages").isDisabled()).toBe(true);
  });

  test("is connected before the application has loaded, which reuses the same connection", async ({ visits }) => {
    const page = await visits.newPage();
    let sockets = 0;
    page.on("websocket", () => (sockets += 1));
    await page.goto("/websocket-demo");
    await connected(page);
    const line = await lines(page).first().elementHandle();
    const greeting = await line?.textContent();
    expect(greeting).toMatch(/^\d\d:\d\d:\d\dsystemConnected as [\w-]+$/);
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    // The press happens before React is ready, and is replayed.
    await page.getByRole("textbox", { name: "Message" }).fill("Early");
    await page.keyboard.press("Enter");
    await alive(page);
    expect(await line?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await lines(page).first().textContent()).toBe(greeting);
    await expect.poll(() => lines(page).count()).toBe(3);
    expect(await lines(page).nth(1).textContent()).toMatch(/yousent: Early$/);
    expect(sockets).toBe(1);
  });

  test("starts by itself when its connection is lost", async ({ visits }) => {
    const page = await visits.newPage();
    await page.routeWebSocket("**/ws", (socket) => {
      socket.send(JSON.stringify({ type: "connection", clientId: "lost" }));
      setTimeout(() => void socket.close({ code: 1012 }), 50);
    });
    await page.goto("/websocket-demo");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect
      .poll(() => lines(page).allTextContents())
      .toEqual([
        expect.stringMatching(/Connected as lost$/),
        expect.stringMatching(/Connection closed with code 1012\. The client tries again by itself\.$/),
      ]);
  });

  test("has the assistant's button aside while a message is written on a phone", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 667 });
    await goAlive(page, "/websocket-demo");
    const launcher = page.getByRole("button", { name: "Open chat assistant" });
    await launcher.waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("Is anybody there?");
    await launcher.waitFor({ state: "hidden" });
    await button(page, "Send").focus();
    expect(await launcher.isVisible()).toBe(false);
    await button(page, "Reconnect").focus();
    await launcher.waitFor();
  });

  test("loses and duplicates nothing while a visitor breaks the connection", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844 });
    await goAlive(page, "/websocket-demo");
    await expect.poll(() => button(page, "Send 20 messages").isEnabled()).toBe(true);
    for (const trouble of ["Send each frame twice", "Let frames overtake one another"]) {
      await page.getByRole("checkbox", { name: trouble }).press("Space");
    }
    await button(page, "Send 20 messages").press("Enter");
    // Some messages are sent, and not all have arrived: the worst moment.
    const count = (name: string) =>
      page.getByText(name, { exact: true }).locator("xpath=ancestor::dt/following-sibling::dd").textContent();
    await expect.poll(async () => Number(await count("Sent")), { interval: 20 }).toBeGreaterThan(4);
    await button(page, "Drop the receiver").press("Enter");
    await page.getByText("Receiver disconnected", { exact: true }).waitFor();
    await expect.poll(async () => Number(await count("Sent")), { interval: 20 }).toBeGreaterThan(8);
    await button(page, "Drop the sender").press("Enter");
    await page.getByText("Sender disconnected", { exact: true }).waitFor();
    const verdict = page.getByText(/^Nothing lost, nothing doubled\. The server has 1 to 20 without a gap/);
    await verdict.waitFor({ timeout: 60_000 });
    expect(await count("Sent")).toBe("20");
    expect(Number(await count("Replayed"))).toBeGreaterThan(0);
    expect(Number(await count("Deduplicated"))).toBeGreaterThan(0);
    expect(await page.getByText("20 of 20", { exact: true }).count()).toBe(2);
  });
});
