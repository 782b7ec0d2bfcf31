import { tryAgents } from "@thirtyfold/content";
import { expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { demoCardOn } from "./support/demo-card.ts";
import { goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

// As PDFs and word processors give it: a hyphen at a line's end, a line break of Word.
const hidden = "\u0002";
const price = `What does it${hidden} cost?\u000b`;

test("what is pasted with characters that nobody sees is answered, and so is what follows", async ({ visits }) => {
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
