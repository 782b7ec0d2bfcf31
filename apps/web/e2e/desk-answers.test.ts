import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { openChat } from "./support/chat-page.ts";
import { button, heading, openDesk, writeAs } from "./support/desk-page.ts";
import { setTextSize, unreadableTexts } from "./support/large-text.ts";
import { expectAccessible, expectFocus, expectNoSidewaysScroll } from "./support/page-checks.ts";
import { type MailServer, startMailServer } from "./support/start-mail-server.ts";
import { type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let site: Site;
let mailServer: MailServer;
let dataDir: string;
let settings: Record<string, string>;

beforeAll(async () => {
  mailServer = await startMailServer();
  dataDir = await mkdtemp(path.join(tmpdir(), "thirtyfold-desk-answers-"));
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: "desk@thirtyfold.example", MAIL_TO: "team@thirtyfold.example" };
  settings = { DATA_DIR: dataDir, ...mail };
  site = await startSite(settings);
});
afterAll(async () => {
  await site.stop();
  await mailServer.stop();
  await rm(dataDir, { recursive: true });
});

/** Moves all stored timestamps back by `ms`. */
function letTimePass(ms: number): void {
  const database = new DatabaseSync(path.join(dataDir, "thirtyfold.sqlite"), { timeout: 5_000 });
  for (const [table, column] of [
    ["chat_messages", "created_at"],
    ["conversations", "created_at"],
    ["conversations", "waiting_since"],
  ] as const)
    database.prepare(`update ${table} set ${column} = ${column} - ?`).run(ms);
  database.close();
}

/** How far an element's content overflows sideways. */
const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;

describe("at the desk", () => {
  test("a visitor in another time zone gets a saved reply, a close is undone, and one who has left is answered by email", async ({
    visits,
  }) => {
    const visitor = await openChat(await visits.newPage({ site: site.url, timezoneId: "Asia/Tokyo" }));
    await visitor.choose("Customer Support");
    await visitor.write("Where is my invoice?");
    await visitor.reads("Where is my invoice?");

    const vera = await visits.newPage({ site: site.url, timezoneId: "Europe/Oslo" });
    await openDesk(vera, "Vera Holm", "inbox");
    const reply = { title: "Invoice copy", content: "{me} of {contact}: a copy is on its way." };
    await vera.request.post("/api/desk/replies", { data: reply });
    await vera.getByRole("link", { name: /Where is my invoice/ }).waitFor();
    await vera.keyboard.press("j");
    const log = vera.getByRole("log");
    await expectFocus(log);
    await log.getByText(/\d\d:\d\d for the visitor$/).waitFor();
    await vera.getByText("Asia/Tokyo").waitFor();
    await vera.keyboard.press("r");
    const message = vera.getByRole("textbox", { name: "Message" });
    await expectFocus(message);
    await vera.keyboard.press("/");
    await vera.getByRole("option", { name: /Invoice copy/ }).waitFor();
    await vera.keyboard.type("inv");
    await vera.keyboard.press("Enter");
    await expectFocus(message);
    await vera.keyboard.press("Control+Enter");
    await visitor.reads("Vera of Customer Support: a copy is on its way.");

    await vera.keyboard.press("Escape");
    await vera.keyboard.press("e");
    await log.getByText("Vera Holm closed this").waitFor();
    await button(vera, "Undo").click();
    await log.getByText("Vera Holm opened this again").waitFor();
    await vera.getByRole("button", { name: "Close", exact: true }).waitFor();

    await button(visitor.page, "Get the answer by email").click();
    await visitor.page.getByLabel("Email address for the answer").fill("ann@pellwater.example");
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByText("What you don't see here also goes to ann@pellwater.example.").waitFor();
    await visitor.page.goto("/robots.txt");
    await message.fill("It was sent on Monday.");
    await message.press("Control+Enter");
    await log.getByText("It was sent on Monday.").waitFor();
    await vera.getByText("ann@pellwater.example").waitFor();
    await log.getByText("Sent", { exact: true }).waitFor();
    letTimePass(6 * 60_000);
    // Another visitor's message triggers the server's check.
    await writeAs(vera, "ben-who-writes", "Hello");
    const toAnn = () => mailServer.mails.filter(({ to }) => to.includes("ann@pellwater.example"));
    await expect.poll(() => toAnn().length).toBe(1);
    expect(toAnn()[0]?.raw).toContain("It was sent on Monday.");
    expect(toAnn()[0]?.raw).not.toContain("a copy is on its way");
  });

  test("a lead's state is undone, and the overview shows what is waiting, with the numbers behind its charts", async ({
    visits,
  }) => {
    const tomas = await visits.newPage({ site: site.url, width: 390, height: 844, colorScheme: "dark" });
    const answers = { name: "Hugo Brandt", email: "hugo@osprey.example", message: "Calls at night" };
    // Read before sending: a test may start on one day and end on the next.
    const today = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format();
    await tomas.request.post("/api/forms/intake", { data: answers });
    await writeAs(tomas, "carl-who-waits", "Anybody there?");
    await openDesk(tomas, "Tomas Verhale", "leads");
    await button(tomas, "Columns").click();
    await tomas.getByRole("menuitemcheckbox", { name: "Source" }).click();
    await tomas.keyboard.press("Escape");
    await tomas.getByRole("columnheader", { name: "Source" }).waitFor();
    await expectNoSidewaysScroll(tomas);
    await tomas.getByRole("link", { name: /Hugo Brandt/ }).click();
    await button(tomas, "State: New").click();
    await tomas.getByRole("menuitem", { name: "Won" }).click();
    await button(tomas, "State: Won").waitFor();
    await button(tomas, "Undo").click();
    await button(tomas, "State: New").waitFor();
    await tomas.getByText("Tomas Verhale set it to New").waitFor();
    await tomas.getByRole("link", { name: "Close the lead" }).focus();
    await tomas.keyboard.press("Enter");
    await expectFocus(tomas.getByRole("link", { name: /Hugo Brandt/ }));

    await tomas.getByRole("link", { name: "Overview" }).click();
    await heading(tomas, "Overview").waitFor();
    const work = tomas.getByRole("region", { name: "The day's work" });
    await work.getByText(/\d of \d answered/).waitFor();
    await work.getByText("0 of 1 begun").waitFor();
    await tomas
      .getByRole("region", { name: "Answers" })
      .getByText(/conversations were answered/)
      .waitFor();
    await tomas.getByText("Numbers by day").first().click();
    const table = tomas.getByRole("table", { name: "By day: Intake, Audit, Waitlist, Application" });
    await table.getByRole("row", { name: `${today} 1 0 0 0` }).waitFor();
    await tomas.getByRole("row", { name: /Email to a visitor: an answer All sent/ }).waitFor();
    await expectAccessible(tomas);
    await tomas.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(tomas);
    // The screen scrolls on its own.
    const main = tomas.getByRole("main");
    expect(await main.evaluate(sideways)).toBe(0);
    const link = work.getByRole("link", { name: /^Visitor carlwh/ });
    const inTab = tomas.context().waitForEvent("page");
    await link.click({ modifiers: ["Control"] });
    const tab = await inTab;
    await button(tab, "Later").click();
    await tab.getByRole("log").getByText("Anybody there?").waitFor();
    await tab.close();
    await link.click();
    await tomas.getByRole("log").getByText("Anybody there?").waitFor();
    await tomas.goBack();
    await heading(tomas, "Overview").waitFor();
    await tomas.goForward();
    await tomas.getByRole("log").getByText("Anybody there?").waitFor();
  });

  test("every page fits a phone at twice the text size, with no row overlapping another", async ({ visits }) => {
    const longName = "Kaja Konstantina Wolfeschlegelsteinhausen Berg";
    const nora = await visits.newPage({ site: site.url });
    await setTextSize(nora, 32);
    await nora.setViewportSize({ width: 390, height: 844 });
    await nora.request.post("/api/forms/intake", { data: { name: longName, email: "kaja@osprey.example" } });
    await writeAs(nora, "hugo-who-waits", "Hello?");
    await writeAs(nora, "iris-who-waits", "Good day!");
    await openDesk(nora, "Nora Vik", "inbox");
    const rows = nora.getByRole("link", { name: /^Visitor/ });
    await nora.getByRole("link", { name: /Good day!/ }).waitFor();
    const boxes = await rows.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? 0);
    for (const [name, text] of [
      ["Leads", longName],
      ["Overview", "The day's work"],
      ["People", "That is everybody."],
      ["Log", "When"],
      ["You", "Your passkeys"],
    ] as const) {
      await nora.getByRole("navigation").getByRole("link", { name, exact: true }).click();
      const main = nora.getByRole("main");
      await main.getByText(text, { exact: true }).waitFor();
      await expectNoSidewaysScroll(nora);
      expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await unreadableTexts(nora)).toEqual([]);
    }
    await nora.getByRole("navigation").getByRole("link", { name: "Leads" }).click();
    const lead = nora.getByRole("link", { name: /^Kaja/ });
    await lead.click();
    // The name takes the full width of the screen, with the buttons below it.
    const name = nora.getByRole("heading", { level: 2, name: /^Kaja/ });
    expect((await name.boundingBox())?.width).toBeGreaterThan(250);
    await nora.getByRole("navigation").getByRole("link", { name: "Inbox" }).click();
    expect(await nora.getByRole("list").last().evaluate(sideways)).toBe(0);
    await nora.getByRole("link", { name: /Good day!/ }).click();
    const visitor = nora.getByRole("heading", { level: 2, name: /^Visitor/ });
    await visitor.waitFor();
    expect(await visitor.evaluate(sideways)).toBe(0);
    await nora.keyboard.press("?");
    const keys = nora.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.waitFor();
    expect(await keys.evaluate(sideways)).toBe(0);
  });

  test("forced colors still show which page, list and conversation are open", async ({ visits }) => {
    const lena = await visits.newPage({ site: site.url });
    await lena.emulateMedia({ forcedColors: "active" });
    await writeAs(lena, "jan-who-waits", "Which one is open?");
    await openDesk(lena, "Lena Ek", "inbox");
    const row = lena.getByRole("link", { name: /Which one is open/ });
    await row.click();
    await lena.getByRole("log").waitFor();
    const others = [lena.getByRole("link", { name: "Leads" }), lena.getByRole("button", { name: /Mine/ })];
    for (const other of others) expect(await other.evaluate(outlineOf)).toBe("none");
    await lena.getByRole("textbox", { name: "Message" }).click();
    const open = [lena.getByRole("link", { name: "Inbox" }), lena.getByRole("button", { name: /Waiting/ }), row];
    for (const one of open) expect(await one.evaluate(outlineOf)).toBe("solid");
  });

  test("every email can be read in light and dark mode", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    const answers = {
      name: "Noor Haddad",
      email: "noor@osprey.example",
      company: "Osprey",
      message: "Calls\nat night",
    };
    await page.request.post("/api/forms/intake", { data: answers });
    await openDesk(page, "Mara Lund", "inbox");
    const room = await writeAs(page, "dora-who-left", "Where is my order?");
    const email = { email: "dora@pellwater.example" };
    await page.request.post(`/api/realtime-chat/rooms/${room}/answer-mail`, { data: email });
    const answer = { id: "an-answer", content: "On its way." };
    await page.request.post(`/api/desk/conversations/${room}/messages`, { data: answer });
    await writeAs(page, "emil-who-waits", "Hello?");
    letTimePass(6 * 60_000);
    await writeAs(page, "finn-who-writes", "Hello");
    const kinds = [/^New lead: Noor/, /^We have your request/, /waiting for/, /^Mara from .* has answered/];
    const found = () => kinds.map((kind) => mailServer.mails.find(({ subject }) => kind.test(subject)));
    await expect.poll(() => found().filter(Boolean).length).toBe(kinds.length);
    const sheet = await visits.newPage({ site: site.url });
    for (const mail of found()) {
      for (const colorScheme of ["light", "dark"] as const) {
        await sheet.emulateMedia({ colorScheme });
        await sheet.setContent(mail?.html ?? "");
        // In dark mode the mail itself is light on dark, not darkened by the mail program.
        const text = await sheet.locator(".title").evaluate((title) => getComputedStyle(title).color);
        const ground = await sheet.locator(".sheet").evaluate((paper) => getComputedStyle(paper).backgroundColor);
        expect([mail?.subject, colorScheme, lightness(ground) > lightness(text)]).toEqual([
          mail?.subject,
          colorScheme,
          colorScheme === "light",
        ]);
        // Landmarks are up to the mail program.
        await expectAccessible(sheet, "colors");
      }
    }
  });

  test("messages written while the machine slept arrive within seconds of waking, although all sockets broke", async ({
    visits,
  }) => {
    const lena = await visits.newPage({ site: site.url });
    await openDesk(lena, "Lena Falk", "inbox");
    await heading(lena, "Inbox").waitFor();
    // This browser freezes no visible page: a paused debugger stops all of its code, as sleep does.
    const devtools = await lena.context().newCDPSession(lena);
    const stands = Promise.withResolvers<unknown>();
    devtools.once("Debugger.paused", stands.resolve);
    await devtools.send("Debugger.enable");
    await devtools.send("Debugger.pause");
    await stands.promise;
    await site.crash();
    site = await startSite({ ...settings, PORT: new URL(site.url).port });
    await writeAs(lena, "gina-at-night", "Are you awake?");
    await devtools.send("Debugger.resume");
    await lena.getByRole("link", { name: /Are you awake/ }).waitFor({ timeout: 10_000 });
  });
});

/** The lightness of a color as the browser computes it. */
const lightness = (color: string) =>
  [...color.matchAll(/[\d.]+/g)].slice(0, 3).reduce((sum, [part]) => sum + Number(part), 0);
