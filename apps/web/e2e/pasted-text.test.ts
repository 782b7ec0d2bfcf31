import { tryAgents } from "@thirtyfold/content";
import { describe, expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { demoCardOn } from "./support/demo-card.ts";
import { alive, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

// As copied from PDFs and word processors: a hyphen at a line's end, a line break of Word.
const hidden = "\u0002";
const price = `What does it${hidden} cost?\u000b`;

test("text pasted with invisible characters is answered, and so is what follows", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/playground/try/sales");
  const card = demoCardOn(page, tryAgents[0]);
  await card.input.fill(`We need 12${hidden} licences by Friday. Tom, Acme`);
  expect(await card.input.inputValue()).toContain(hidden);
  await card.process.click();
  await card.paper.waitFor();

  const { open, ask, hears, log } = assistantOn(page);
  await open();
  await ask(price);
  await hears(/^The first agent starts at \$2,500/);
  await ask("thanks!");
  await hears(/welcome/);
  expect(await log.textContent()).not.toContain(hidden);
});

describe("a page whose application fails to load", () => {
  test.for([
    ["/contact", "Message", "Every Friday we copy 40 invoices."],
    ["/playground/try/sales", "The inquiry", "Do you integrate with HubSpot?"],
  ] as const)("keeps what was typed across a reload: %s", async ([path, label, text], { visits }) => {
    visits.allow(/404|error loading|dynamically imported module|Importing a module/i);
    const page = await visits.newPage();
    const shared = "**/assets/shared-*.js";
    await page.route(shared, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }));
    await page.goto(path);
    const field = page.getByRole("main").getByRole("textbox", { name: label });
    await field.fill(text);
    const reload = page.getByRole("alert").getByRole("button", { name: "Reload" });
    await reload.click();
    // The start fails again: the text is then in the page that can only be read.
    await page.waitForEvent("load");
    await reload.waitFor();
    expect(await field.inputValue()).toBe(text);
    await page.unroute(shared);
    await reload.click();
    await alive(page);
    await field.press("End");
    await page.keyboard.type(" Today.");
    expect(await field.inputValue()).toBe(`${text} Today.`);
    // Restored text is not restored again over text typed later.
    await page.reload();
    await alive(page);
    expect(await field.inputValue()).toBe(`${text} Today.`);
  });
});
