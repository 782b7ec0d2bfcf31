import type { Locator, Page } from "playwright-core";
import { goAlive } from "./page-checks.ts";

/** The parts of `/chat`, by accessible name. */
export type ChatPage = {
  page: Page;
  contacts: Locator;
  log: Locator;
  input: Locator;
  send: Locator;
  /** A row of the sidebar. */
  contact(name: string): Locator;
  /** Opens a conversation and waits until it is connected. */
  choose(name: string): Promise<void>;
  /** Waits until the open conversation is connected. */
  connected(): Promise<void>;
  /** Sends a message with Enter. */
  write(text: string): Promise<void>;
  /** Waits for a message to appear in the log. */
  reads(text: string): Promise<void>;
  /** All messages of the log in order, without time and state. */
  messages(): Promise<string[]>;
  /** The row of a message, with its time and state. */
  row(text: string): Locator;
};

export function chatOn(page: Page): ChatPage {
  const contacts = page.getByRole("region", { name: "Contacts" });
  const log = page.getByRole("log");
  const input = page.getByRole("textbox", { name: "Message", exact: true });
  const contact = (name: string) => contacts.getByRole("button", { name });
  const connected = (name = "") =>
    page
      .getByRole("region", { name: `Chat with ${name}` })
      .getByText("Connected", { exact: true })
      .waitFor();
  const row = (text: string) => log.getByRole("listitem").filter({ hasText: text });
  return {
    page,
    contacts,
    log,
    input,
    contact,
    connected: () => connected(),
    row,
    send: page.getByRole("button", { name: "Send" }),
    async choose(name) {
      await contact(name).click();
      await connected(name);
    },
    async write(text) {
      await input.fill(text);
      await input.press("Enter");
    },
    reads: (text) => row(text).waitFor(),
    messages: () => log.locator("li [dir=auto]").allTextContents(),
  };
}

/** Opens `/chat`, or another URL of it, and waits until it is alive. */
export async function openChat(page: Page, path = "/chat"): Promise<ChatPage> {
  await goAlive(page, path);
  return chatOn(page);
}

/** Invites someone and returns the link's path with its secret. The conversation with the guest is open afterwards. */
export async function invite({ page }: ChatPage): Promise<string> {
  await page.getByRole("button", { name: "Invite someone" }).click();
  const { pathname, hash } = new URL(await page.getByRole("textbox", { name: /^Invitation link/ }).inputValue());
  return pathname + hash;
}

type Line = { drop(): Promise<void>; cut(): Promise<void>; mend(): Promise<void> };

/**
 * The visitor's connection to the server. `drop`: messages sent from now on are lost. `cut`: the socket breaks. `mend`:
 * everything works again. Call it before the first page.
 */
export async function lineOf(page: Page): Promise<Line> {
  await page.addInitScript(() => {
    const line = { lost: false, sockets: [] as WebSocket[] };
    Object.assign(globalThis, { line });
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        // A browser that is set offline still opens sockets; here nobody answers them.
        const chat = new URL(url).pathname === "/ws";
        super(chat && line.lost ? new URL("/nobody", url) : url, protocols);
        if (chat) line.sockets.push(this);
      }
      override send(data: string) {
        if (!line.lost) super.send(data);
      }
    };
  });
  type Patched = typeof globalThis & { line: { lost: boolean; sockets: WebSocket[] } };
  const lose = (lost: boolean) =>
    page.evaluate((value) => {
      (globalThis as Patched).line.lost = value;
    }, lost);
  return {
    async drop() {
      await lose(true);
      await page.context().setOffline(true);
    },
    cut: () =>
      page.evaluate(() => {
        for (const socket of (globalThis as Patched).line.sockets.splice(0)) {
          // A real break needs no handshake; the browser's own close waits for the server's answer.
          socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
          socket.close();
        }
      }),
    async mend() {
      await lose(false);
      await page.context().setOffline(false);
    },
  };
}

/**
 * Makes the server fail for every message of the page, by call and by socket, until stopped. Call it before the first
 * page.
 */
export async function failingSends(page: Page): Promise<{ count(): number; stop(): Promise<void> }> {
  let [fails, count] = [true, 0];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      if (!fails || !String(frame).includes('"new_message"')) server.send(frame);
    });
  });
  const path = "**/api/realtime-chat/messages";
  await page.route(path, async (route) => {
    count += 1;
    await route.fulfill({ status: 503, contentType: "application/problem+json", body: '{"detail":"Not now."}' });
  });
  return {
    count: () => count,
    async stop() {
      fails = false;
      await page.unroute(path);
    },
  };
}

type People = readonly [one: string, other: string];

const roomOf = (people: People) => people.toSorted().join("_");

/** Marks all messages of a room as read. */
export async function markRead(site: string, people: People): Promise<void> {
  await fetch(`${site}/api/realtime-chat/rooms/${roomOf(people)}/mark-read`, { method: "POST" });
}

/**
 * Fills a room as its two people would, without a browser. Every third message, starting with the first, is from `one`.
 */
export async function fillRoom(site: string, people: People, texts: readonly string[]): Promise<void> {
  const [one, other] = people;
  const roomId = roomOf(people);
  for (const [index, content] of texts.entries()) {
    const [senderId, receiverId] = index % 3 === 0 ? [one, other] : [other, one];
    const answer = await fetch(`${site}/api/realtime-chat/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content, senderId, receiverId, roomId }),
    });
    if (answer.status !== 201) throw new Error(`The room was not filled: ${answer.status} ${await answer.text()}`);
  }
}
