import { readdir, readFile, stat } from "node:fs/promises";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { adminToken } from "./start-site.ts";

/** Adds an authenticator to the page's browser that always consents, like a device that its owner unlocks. */
export async function addAuthenticator(page: Page): Promise<void> {
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

/** Moves to the target with Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there.");
}

/** A message to Sales, as the chat sends it: retried under the same id if a busy server has refused it. */
export async function writeAs(page: Page, visitor: string, content: string): Promise<string> {
  const roomId = roomIdOf(visitor, "sales");
  const data = { id: crypto.randomUUID(), roomId, senderId: visitor, receiverId: "sales", content };
  let status = 503;
  const send = async () => {
    status = (await page.request.post("/api/realtime-chat/messages", { data })).status();
    return status;
  };
  await expect.poll(send, { interval: 500 }).not.toBe(503);
  expect(status).toBeOneOf([200, 201]);
  return roomId;
}

/** The screen's heading. */
export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** A button by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name });

/** Signs in as an owner and opens a screen of the desk. */
export async function openDesk(page: Page, name: string, at: string): Promise<void> {
  await page.request.post("/api/desk/session", { data: { token: adminToken, name } });
  await page.goto(`/desk/${at}`);
  await button(page, "Later").click();
}

const build = new URL("../../../desk/build/", import.meta.url);

/** Bytes that a first visit to the inbox fetches: the page, its styles, its code with imports, and the font. */
export async function firstLoad(): Promise<number> {
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
