import { readdir, readFile, stat } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { openChat } from "./support/chat-page.ts";
import { expectAccessible, expectFocus, expectNoSidewaysScroll } from "./support/page-checks.ts";
import { adminToken, type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let site: Site;

// Of its own: the first person of the desk changes what the site does for everybody.
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Gives the page's browser an authenticator that says yes, as a device does whose owner unlocks it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const build = new URL("../../desk/build/", import.meta.url);

/** Bytes that a first visit to the inbox fetches: the page, its styles, its code with what that imports, the font. */
async function firstLoad(): Promise<number> {
  const files = await readdir(new URL("assets/", build));
  const page = await readFile(new URL("index.html", build), "utf8");
  const named = [...page.matchAll(/\/desk\/assets\/([\w.-]+)/g)].map(([, name = ""]) => name);
  const load = new Set([
    ...named,
    ...files.filter((file) => /^(inbox-page.*\.js|schibsted-grotesk-[0-9a-f]{8}\.woff2)$/.test(file)),
  ]);
  let bytes = page.length;
  for (const file of load) {
    const packed = files.includes(`${file}.br`) ? `${file}.br` : file;
    bytes += (await stat(new URL(`assets/${packed}`, build))).size;
    if (!file.endsWith(".js")) continue;
    const code = await readFile(new URL(`assets/${file}`, build), "utf8");
    for (const [, name = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)/g)) load.add(name);
  }
  return bytes;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });

describe("the desk", () => {
  test("takes at most 220 kB to show the inbox", async () => {
    expect(await firstLoad()).toBeLessThanOrEqual(220_000);
  });

  test("is opened for the first time with the token, then by a passkey; a lead is won, and somebody joins by a link", async ({
    visits,
  }) => {
    // Whoever comes is asked for first.
    visits.allow(/401/);
    const ines = await visits.newPage({ site: site.url });
    await addAuthenticator(ines);
    await ines.goto("/desk/");
    await button(ines, "Use the administrator's token").click();
    await expectAccessible(ines);
    await ines.getByLabel("Administrator's token").fill(adminToken);
    await ines.getByLabel("Your name").fill("Ines Kallio");
    await button(ines, "Sign in with the token").click();
    await heading(ines, "Make your passkey, Ines").waitFor();
    await expectAccessible(ines);
    await button(ines, "Make a passkey").click();
    await heading(ines, "Inbox").waitFor();
    await expectAccessible(ines);

    await ines.getByRole("link", { name: "You" }).click();
    await ines.getByText("Passkey 1").waitFor();
    await ines.getByRole("button", { name: "Sign out", exact: true }).click();
    await button(ines, "Sign in with a passkey").click();
    await heading(ines, "Ines Kallio").waitFor();

    const answers = { name: "Adaeze Lindqvist", email: "adaeze@pellwater.example", message: "Calls at night" };
    await ines.request.post("/api/forms/intake", { data: answers });
    await ines.getByRole("link", { name: "Leads" }).click();
    await ines.getByRole("link", { name: /Adaeze Lindqvist/ }).click();
    await button(ines, "State: New").click();
    await ines.getByRole("menuitem", { name: "Won" }).click();
    await ines.getByText("Ines Kallio set it to Won").waitFor();
    await expectAccessible(ines);

    await ines.getByRole("link", { name: "People" }).click();
    await expectFocus(ines.getByRole("main"));
    await button(ines, "Invite somebody").click();
    await ines.getByLabel("Name", { exact: true }).fill("Tomas Verhale");
    await button(ines, "Make the link").click();
    const link = await ines.getByLabel("Link for Tomas Verhale").inputValue();
    await expectAccessible(ines);

    const tomas = await visits.newPage({ site: site.url, width: 390, height: 844, colorScheme: "dark" });
    await addAuthenticator(tomas);
    await tomas.goto(link);
    await button(tomas, "Open the desk").click();
    expect(new URL(tomas.url()).hash).toBe("");
    await button(tomas, "Make a passkey").click();
    await heading(tomas, "Inbox").waitFor();
    await tomas.getByRole("link", { name: "People" }).click();
    await tomas.getByRole("row", { name: /Tomas Verhale \(you\)/ }).waitFor();
    await expectNoSidewaysScroll(tomas);
    await expectAccessible(tomas);
    await tomas.getByRole("link", { name: "Leads" }).click();
    await tomas.getByRole("link", { name: /Adaeze Lindqvist/ }).waitFor();
    await expectNoSidewaysScroll(tomas);
    await expectAccessible(tomas);

    await ines.keyboard.press("Escape");
    await ines.getByRole("link", { name: "Log" }).click();
    await ines.getByRole("row", { name: /Ines Kallio invited Tomas Verhale/ }).waitFor();
    await ines.getByRole("row", { name: /Ines Kallio signed in with a passkey/ }).waitFor();
    await expectAccessible(ines);

    await ines.getByRole("link", { name: "Inbox" }).click();
    const visitor = await openChat(await visits.newPage({ site: site.url }));
    await visitor.choose("Customer Support");
    await visitor.page.getByText("Someone answers now").waitFor();
    await visitor.write("Where is my invoice?");
    await ines.getByRole("link", { name: /Where is my invoice/ }).click();
    const answer = ines.getByRole("textbox", { name: "Message" });
    await answer.pressSequentially("It is on");
    await visitor.page.getByText("Customer Support is typing").waitFor({ state: "attached" });
    await answer.pressSequentially(" its way.");
    await answer.press("Control+Enter");
    await visitor.row("It is on its way.").getByText("Ines, Customer Support", { exact: true }).waitFor();
    await ines.getByRole("log").getByText("Seen").waitFor();
    await expectAccessible(ines);
  });
});
