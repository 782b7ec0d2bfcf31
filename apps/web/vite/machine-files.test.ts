import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderedOrigin } from "../app/rendered-origin.ts";
import { writeMachineFiles } from "./machine-files.ts";
import { renderedExpiry } from "./page-start/origin-edits.ts";

const page = (title: string, image?: string) => ({ title, description: `${title} for people.`, image });
const pages = new Map([
  ["/", page("Home & more", "/social/home.png")],
  ["/services", page("Services", "/social/services.png")],
  ["/ai-services", page("Services", "/social/services.png")],
  ["/dashboard", page("Dashboard")],
]);

let client: string;
const read = (file: string) => readFile(path.join(client, file), "utf8");

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), "machine-files-"));
  await writeMachineFiles({ client, pages });
});
afterAll(() => rm(client, { recursive: true }));

describe("what a site provides for machines", () => {
  it("includes a sitemap of the indexable pages, each once", async () => {
    const addresses = [...(await read("sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(addresses).toEqual([`${renderedOrigin}/`, `${renderedOrigin}/services`]);
  });

  it("includes a robots.txt that links to it", async () => {
    expect(await read("robots.txt")).toContain(`Sitemap: ${renderedOrigin}/sitemap.xml`);
  });

  it("includes an llms.txt of all pages, each once, as Markdown under its own heading", async () => {
    const text = await read("llms.txt");
    expect(text).toMatch(/^# Thirtyfold\n\n> /);
    const sections = text.split(/^## /m).slice(1);
    const linked = sections.map((section) => [
      section.split("\n", 1)[0],
      [...section.matchAll(/\]\((.*?)\)/g)].map(([, to]) => to),
    ]);
    expect(linked).toEqual([
      ["Pages", ["/services.md", "/index.md"]],
      ["Calls for agents", ["/openapi.json", "/data/solutions.json"]],
      ["Optional", ["/dashboard.md"]],
    ]);
    expect(text).toContain("- [Home](/index.md): Home & more for people.");
  });

  it("includes a security.txt whose expiry the server fills in", async () => {
    const text = await read(".well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Expires: ${renderedExpiry}`);
  });

  it("includes a manifest whose icons exist in the sizes it declares", async () => {
    const { icons } = JSON.parse(await read("site.webmanifest")) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith(".png"))) {
      expect(await sizeOf(src)).toBe(sizes);
    }
    expect(await sizeOf("/apple-touch-icon.png")).toBe("180x180");
  });

  it("includes a social image for every shareable page, in the size networks expect", async () => {
    expect(await sizeOf("/social/home.png")).toBe("1200x630");
    expect(await sizeOf("/social/services.png")).toBe("1200x630");
    expect(await readFile(path.join(client, "social/home.png"))).not.toEqual(
      await readFile(path.join(client, "social/services.png")),
    );
  });
});

/** The size from a PNG's header: `1200x630`. */
async function sizeOf(file: string): Promise<string> {
  const png = await readFile(path.join(client, file));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
