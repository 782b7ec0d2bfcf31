import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { addAuthenticator, button, openDesk, writeAs } from "./support/desk-page.ts";
import { setTextSize } from "./support/large-text.ts";
import { expectNoSidewaysScroll } from "./support/page-checks.ts";
import { type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const left = async (target: Locator) => (await target.boundingBox())?.x;
/** How far an element's content overflows sideways. */
const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

/** Whether a line of text has all the space that it needs, to fractions of a pixel. */
function isWhole(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().width <= element.getBoundingClientRect().width;
}

describe("the desk, in a window of any width,", () => {
  test("keeps the question visible above a growing field, and scrolls to what is sent by someone reading further up", async ({
    visits,
  }) => {
    const nora = await visits.newPage({ site: site.url, width: 390, height: 844 });
    const room = await writeAs(nora, "olga-who-tells", "A long story. ".repeat(250));
    await writeAs(nora, "olga-who-tells", "Can you help me?");
    await openDesk(nora, "Nora Vik", `inbox#${room}`);
    const log = nora.getByRole("log");
    const question = log.getByText("Can you help me?");
    await expect.poll(() => isInside(question, log)).toBe(true);
    const field = nora.getByRole("textbox", { name: "Message" });
    const height = (await log.boundingBox())?.height ?? 0;
    await field.fill("Yes.\n".repeat(9));
    await expect.poll(async () => (await log.boundingBox())?.height).toBeLessThan(height - 90);
    await expect.poll(() => isInside(question, log)).toBe(true);
    await log.evaluate((element) => element.scrollTo({ top: 0 }));
    await field.fill("Surely.");
    await field.press("Control+Enter");
    await expect.poll(() => isInside(log.getByText("Surely."), log)).toBe(true);
  });

  test("keeps the scroll position when earlier messages load above", async ({ visits }) => {
    const vera = await visits.newPage({ site: site.url });
    const count = 140;
    const say = async (number: number) => await writeAs(vera, "petra-who-tells", `Message ${number}.`);
    const room = await say(0);
    for (let number = 1; number < count; number += 1) await say(number);
    await openDesk(vera, "Vera Holm", `inbox#${room}`);
    const log = vera.getByRole("log");
    const earlier = button(vera, "Show earlier");
    await earlier.scrollIntoViewIfNeeded();
    const first = log.getByText(/^Message \d+\.$/).first();
    const read = log.getByText((await first.textContent()) ?? "", { exact: true });
    await earlier.click();
    await log.getByText("Message 0.", { exact: true }).waitFor({ state: "attached" });
    expect(await isInside(read, log)).toBe(true);
  });

  test("shows names of other languages in its own font", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await openDesk(page, "Łukasz Hämäläinen", "people");
    const cell = page.getByText("Łukasz Hämäläinen").first();
    await cell.evaluate((element) => element.setAttribute("id", "name"));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#name" });
    await expect
      .poll(async () => (await devtools.send("CSS.getPlatformFontsForNode", { nodeId })).fonts)
      .toSatisfy((fonts: { isCustomFont: boolean }[]) => fonts.length > 0 && fonts.every((font) => font.isCustomFont));
  });

  test("shows errors next to the menu that Ctrl K opens", async ({ visits }) => {
    visits.allow(/ERR_FAILED/);
    for (const width of [390, 768, 1440]) {
      const page = await visits.newPage({ site: site.url, width });
      await page.route("**/assets/help-sheet-*.js", (route) => route.abort());
      await openDesk(page, `Vera ${width}`, "people");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.keyboard.press("?");
      const failure = page.getByRole("listitem").filter({ has: page.getByRole("alert") });
      await failure.waitFor();
      const above = (await failure.boundingBox())?.y;
      await page.keyboard.press("Control+k");
      const menu = page.getByRole("dialog");
      const end = async () => {
        const box = await menu.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await menu.getByRole("option").first().waitFor();
      await expect.poll(async () => (await failure.boundingBox())?.y).toBeGreaterThan(await end());
      await menu.getByRole("button", { name: "Close" }).click();
      await expect.poll(async () => (await failure.boundingBox())?.y).toBe(above);
      await page.close();
    }
  });

  test("shows each visitor's name in full, with the conversation's state below", async ({ visits }) => {
    const tomas = await visits.newPage({ site: site.url, width: 768, height: 1024 });
    const room = await writeAs(tomas, "d00d00-who-waits", "Hello?");
    await openDesk(tomas, "Tomas Verhale", `inbox#${room}`);
    const name = tomas.getByRole("link", { name: /Visitor d00d00/ }).getByText("Visitor d00d00", { exact: true });
    expect(await name.evaluate(isWhole)).toBe(true);
    const heading = tomas.getByRole("heading", { level: 2, name: "Visitor d00d00" });
    // The square beside it is aligned with the name's edge.
    const state = tomas.getByText("Waits for us").locator("..");
    expect(await left(state.locator("[aria-hidden]"))).toBe(await left(heading));
  });

  test("breaks no person's name across lines", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url, width: 768, height: 1024 });
    await openDesk(page, "Tomas Schwarzenegger", "people");
    const name = page.getByText("Tomas Schwarzenegger", { exact: true });
    const lines = async () => await name.evaluate((element) => element.getClientRects().length);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await lines()).toBe(1);
      const state = page
        .getByText(/Here since today/)
        .filter({ visible: true })
        .first();
      expect(await state.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
  });

  test("shows the name of an applicant's resume in full", async ({ visits }) => {
    const vera = await visits.newPage({ site: site.url, width: 390, height: 844 });
    const name = `${"senior-ai-engineer_application_".repeat(3)}v2.pdf`;
    const resume = { name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    const about = { name: "Adaeze Lindqvist", email: "adaeze@quillon.example", phone: "+1 555 0100" };
    const multipart = { ...about, jobId: "full-stack-developer", resume };
    expect((await vera.request.post("/api/forms/applications", { multipart })).status()).toBe(201);
    await openDesk(vera, "Vera Holm", "leads");
    await vera.getByRole("link", { name: /Adaeze Lindqvist/ }).click();
    const words = vera.getByRole("link", { name }).getByText(name);
    await words.waitFor();
    expect(await words.evaluate(sideways)).toBe(0);
    await expectNoSidewaysScroll(vera);
  });

  // On a phone the question is a sheet over the tab bar: without motion it goes at once, else it takes a moment.
  test.for(["reduce", "no-preference"] as const)(
    "treats a double click on a confirmation as one, and opens nothing beneath it; motion: %s",
    async (reducedMotion, { visits }) => {
      const page = await visits.newPage({ site: site.url, width: 390, height: 844, reducedMotion });
      const removed: string[] = [];
      page.on("request", (request) => request.method() === "DELETE" && removed.push(request.url()));
      await addAuthenticator(page);
      await openDesk(page, "Ines Kallio", "you");
      await button(page, "Make a passkey on this device").click();
      await button(page, "Remove passkey 1").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).dblclick();
      await page.getByText("You have none").waitFor();
      expect(removed).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe("/desk/you");
    },
  );

  test("scrolls no page sideways at 320 px and twice the text size", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 320, height: 800 });
    await openDesk(page, "Vera Holm", "leads");
    const main = page.getByRole("main");
    await button(page, "Filters").click();
    await page.getByLabel("From").waitFor();
    expect(await main.evaluate(sideways)).toBe(0);
  });
});

/** Whether all of an element is visible inside another. */
async function isInside(target: Locator, around: Locator): Promise<boolean> {
  const [box, edge] = [await target.boundingBox(), await around.boundingBox()];
  if (!box || !edge) return false;
  return box.y >= edge.y && box.y + box.height <= edge.y + edge.height;
}
