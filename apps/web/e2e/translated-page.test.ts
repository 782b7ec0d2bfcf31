import { expect } from "vitest";
import { arrivedAt, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/** As browsers translate a page: every text leaves it, and elements with the translation come in its place. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, template")) continue;
    const translated = document.createElement("span");
    translated.textContent = `[es] ${text.data}`;
    text.replaceWith(translated);
  }
}

test("a page that the browser has translated goes on, and says what has changed", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/websocket-demo");
  const main = page.getByRole("main");
  await main.getByText("Connected", { exact: true }).waitFor();
  await page.evaluate(translate);
  await main.getByText("[es] Connected", { exact: true }).waitFor();
  await main.getByRole("button", { name: "Hide Messages" }).click();
  await main.getByRole("button", { name: /^Show Messages$/ }).click();
  await main.getByRole("button", { name: /^Hide Messages$/ }).waitFor();
  await main.getByRole("button", { name: "Reconnect" }).click();
  await main.getByText("Connected", { exact: true }).waitFor();
  expect(await main.getByText("[es] Connected", { exact: true }).count()).toBe(0);

  await page.evaluate(translate);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect(await (await arrivedAt(page, "/careers")).textContent()).toBe("Join Our Team");
});
