import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../run/find-chromium.mjs";
import { startApi } from "../start-api.ts";

// Counts late frames while the desk's inbox of 10,000 conversations scrolls, compared with identical rows that no
// script manages. Run it on a quiet machine: anything else that needs a processor delays frames, too.
const conversations = 10_000;
const atOnce = 50;
const seconds = 10;
/** ms; at 60 frames a second, the next frame has then been missed. */
const lateAfter = 25;
/** px per second: reading along, and a hard fling. */
const speeds = [2_400, 8_000];
const contacts = ["support", "technical-support", "sales"];
const token = "a-token-of-the-bench";

type Scrolled = Readonly<{ frames: number; late: number; longest: number; empty: number }>;

const api = await startApi({ env: { ADMIN_TOKEN: token, RATE_DESK: "0" } });
const browser = await chromium.launch(await findChromium());

async function write(n: number): Promise<void> {
  const [visitor, contact] = [`visitor-${n}`, contacts[n % contacts.length] ?? "support"];
  const content = `Number ${n} asks whether an agent can read what 40 suppliers send us each week, and by when.`;
  await api.post({ roomId: roomIdOf(visitor, contact), senderId: visitor, receiverId: contact, content });
}

async function signIn(context: BrowserContext): Promise<void> {
  const response = await context.request.post(`${api.address}/api/desk/session`, {
    data: { token, name: "Ines Kallio" },
    headers: { origin: api.address },
  });
  if (!response.ok()) throw new Error(`The desk answered ${response.status()}: ${await response.text()}`);
}

/** Scrolls up and down at this speed. A frame with no row in the middle of the list counts as empty. */
const scroll = (page: Page, speed: number): Promise<Scrolled> =>
  page.evaluate(
    async ({ pace, ms, limit }) => {
      const list = document.querySelector("[aria-posinset]")?.parentElement?.parentElement;
      if (!list) throw new Error("There is no list.");
      const { left, top, width, height } = list.getBoundingClientRect();
      const nextFrame = async () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
      const seen = { frames: 0, late: 0, longest: 0, empty: 0 };
      const began = await nextFrame();
      let down = true;
      for (let last = began; last - began < ms; ) {
        const now = await nextFrame();
        const took = now - last;
        last = now;
        seen.frames += 1;
        seen.longest = Math.max(seen.longest, took);
        if (took > limit) seen.late += 1;
        if (!document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[aria-posinset]")) seen.empty += 1;
        if (list.scrollTop <= 0) down = true;
        if (list.scrollTop >= list.scrollHeight - list.clientHeight - 1) down = false;
        list.scrollTop += ((down ? 1 : -1) * pace * Math.min(took, 100)) / 1_000;
      }
      return seen;
    },
    { pace: speed, ms: seconds * 1_000, limit: lateAfter },
  );

/** Scrolls to the end until the list is as long as all conversations. */
const loadAll = (page: Page): Promise<void> =>
  page.evaluate(async (count) => {
    const list = document.querySelector("[aria-posinset]")?.parentElement?.parentElement;
    if (!list) throw new Error("There is no list.");
    while (!list.querySelector(`[aria-posinset="${count}"]`)) {
      list.scrollTop = list.scrollHeight;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    list.scrollTo(0, 0);
  }, conversations);

/** Replaces the list with copies of its rows: as many as are loaded, rendered by the browser alone. */
const withoutScript = (page: Page): Promise<void> =>
  page.evaluate(async (count) => {
    const list = document.querySelector<HTMLElement>("[aria-posinset]")?.parentElement?.parentElement;
    const copy = list?.cloneNode(true);
    if (!list || !(copy instanceof HTMLElement)) return;
    const rows = [...copy.querySelectorAll<HTMLElement>("[aria-posinset]")];
    const step = list.querySelector("[aria-posinset]")?.getBoundingClientRect().height ?? 0;
    rows[0]?.parentElement?.replaceChildren(
      ...Array.from({ length: Math.min(count, 2_000) }, (_, index) => {
        const row = rows[index % rows.length]?.cloneNode(true);
        if (!(row instanceof HTMLElement)) throw new Error("There is no row.");
        row.style.transform = `translateY(${index * step}px)`;
        return row;
      }),
    );
    list.replaceWith(copy);
  }, conversations);

function tell(name: string, scrolled: Scrolled): Scrolled {
  const { frames, late, longest, empty } = scrolled;
  process.stdout.write(
    `${name.padEnd(52)}${String(late).padStart(5)} of ${String(frames).padStart(4)}${longest.toFixed(0).padStart(9)}${String(empty).padStart(7)}\n`,
  );
  return scrolled;
}

try {
  for (let from = 0; from < conversations; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, async (_, n) => write(from + n)));
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context);
  const page = await context.newPage();
  await page.goto(`${api.address}/desk/`);
  // After a sign-in by token, the desk first asks for a passkey.
  await page.getByRole("button", { name: "Later" }).click();
  await page.locator("[aria-posinset]").first().waitFor();
  process.stdout.write(
    `${conversations} conversations, ${seconds} s each\n${"".padEnd(52)} late   frames  longest  empty\n`,
  );
  const ours: Scrolled[] = [];
  const plain: Scrolled[] = [];
  for (const speed of speeds)
    ours.push(tell(`${speed} px a second, while pages are loaded`, await scroll(page, speed)));
  await loadAll(page);
  for (const speed of speeds) ours.push(tell(`${speed} px a second, all loaded`, await scroll(page, speed)));
  await withoutScript(page);
  for (const speed of speeds)
    plain.push(tell(`${speed} px a second, rows that no script keeps`, await scroll(page, speed)));
  const worst = Math.max(...ours.map(({ late }) => late));
  const most = Math.max(...plain.map(({ late }) => late));
  const held = worst <= most && ours.every(({ empty }) => empty === 0);
  process.stdout.write(
    `${held ? "held  " : "MISSED"} no empty frame, and late ones as with plain rows at most (${worst} of ${most})\n`,
  );
  if (!held) process.exitCode = 1;
} finally {
  await browser.close();
  await api.stop();
}
