import { describe, expect } from "vitest";
import { differences, looksOf, ours } from "./support/looks.ts";
import { test } from "./support/test.ts";

const theirs = "html, body, #host, #host *";

/** Hosts with Tailwind and their own theme, and the values that show that this theme is in force. */
const hosts = [
  { host: "own", rounded: "23px", easing: "steps(3)", primary: "rgb(102, 51, 153)" },
  { host: "shadcn", rounded: "10px", easing: "cubic-bezier(0, 0, 0.2, 1)", primary: "oklch(0.205 0 0)" },
] as const;

describe.for(hosts)("in a host whose theme is $host", ({ host, rounded, easing, primary }) => {
  test("everything of the host's looks the same with and without us", async ({ open }) => {
    const [alone, beside] = await Promise.all([open(`tailwind/${host}-alone.html`), open(`tailwind/${host}.html`)]);
    const looks = await looksOf(alone, "html", theirs);
    expect(Object.keys(looks).length).toBeGreaterThan(18);
    expect(differences(looks, await looksOf(beside, "html", theirs))).toEqual([]);
  });

  test("the host's own names keep their meaning", async ({ open }) => {
    const page = await open(`tailwind/${host}.html`);
    const [panel] = Object.values(await looksOf(page, "#host .rounded-lg"));
    const [button] = Object.values(await looksOf(page, "#host > button"));
    expect(panel?.["border-top-left-radius"]).toBe(rounded);
    expect(button?.["transition-timing-function"]).toBe(easing);
    expect(button?.["background-color"]).toBe(primary);
    expect(button?.["font-family"]).not.toContain("Schibsted");
  });

  test("our components look as they do on an empty page", async ({ bareLooks, open }) => {
    const page = await open(`tailwind/${host}.html`);
    expect(Object.keys(bareLooks).length).toBeGreaterThan(100);
    expect(differences(bareLooks, await looksOf(page, "[data-sample]", ours))).toEqual([]);
  });
});
