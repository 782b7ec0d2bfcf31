import { join } from "node:path";
import { findChromium } from "@thirtyfold/run/find-chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installedVersion } from "../e2e/support/consumers.ts";
import { type Host, makeHost, removeHost, runIn, startHost } from "./host.ts";

const react = { react: await installedVersion("react"), "react-dom": await installedVersion("react-dom") };
const types = {
  "@types/react": await installedVersion("@types/react"),
  "@types/react-dom": await installedVersion("@types/react-dom"),
};
const next = { next: "16.4.6", typescript: "5.9.3", "@types/node": "26.6.6", ...react, ...types };
const router = ["react-router", "@react-router/node", "@react-router/serve", "@react-router/dev"];

const hosts: readonly (Host & { server: boolean })[] = [
  {
    name: "Next.js with Turbopack",
    folder: "next",
    dependencies: next,
    build: ["next", "build"],
    start: ["next", "start", "--hostname", "127.0.0.1"],
    server: true,
  },
  {
    name: "Next.js with webpack",
    folder: "next",
    dependencies: next,
    build: ["next", "build", "--webpack"],
    start: ["next", "start", "--hostname", "127.0.0.1"],
    server: true,
  },
  {
    name: "React Router with a server",
    folder: "react-router",
    dependencies: {
      ...Object.fromEntries(router.map((name) => [name, "8.4.0"])),
      isbot: "5.2.3",
      vite: await installedVersion("vite"),
      ...react,
      ...types,
    },
    build: ["react-router", "build"],
    start: ["react-router-serve", "./build/server/index.js"],
    server: false,
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
});

afterAll(async () => {
  await browser.close();
});

test.for(hosts)("$name builds, renders on the server and works in a browser", async (host, { onTestFinished }) => {
  const folder = await makeHost(host);
  onTestFinished(() => removeHost(folder));
  await runIn(folder, host.build);
  const { url, stop } = await startHost(folder, host);
  onTestFinished(stop);

  const html = await (await fetch(url)).text();
  expect(html).toMatch(/<h1[^>]*>Harbor office<\/h1>/);
  expect(html).toContain("Tomas Verhale");

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  const { errors, scripts } = watch(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await usePage(page);
  // A server component's text is only in the HTML.
  const sent = (await Promise.all(scripts)).some((script) => script.includes("Moor with two lines until Thursday"));
  expect(sent).toBe(!host.server);
  await takePictures(page, host.name);
  expect(errors).toEqual([]);
});

function watch(page: Page) {
  const errors: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    // The hosts have no icon.
    if (message.type() === "error" && !message.location().url.endsWith("favicon.ico")) errors.push(message.text());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  return { errors, scripts };
}

/** Uses the page by keyboard: a client component's contents, and a client component in a page that is not one. */
async function usePage(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Light the pier" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("The pier is lit").waitFor();
  await page.getByRole("button", { name: "Log" }).focus();
  await page.getByRole("tooltip").getByText("Since 06:00").waitFor();
  await page.getByRole("tab", { name: "Night" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("Ines Kallio has the day.").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("In an alarm").click();
  await page.getByText("Call the lock first").waitFor();
  await page.getByRole("button", { name: /^Hand over the watch/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Hand over to Ines Kallio?" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const focused = page.locator(":focus");
  expect(await focused.textContent()).toMatch(/^Hand over the watch/);
}

async function takePictures(page: Page, name: string): Promise<void> {
  const file = name.toLowerCase().replaceAll(/\W+/g, "-");
  for (const theme of ["dark", "light"]) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      const path = join(import.meta.dirname, "../test-results/hosts", `${file}.${theme}.${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}
