import { afterEach, describe, expect, it } from "vitest";
import { reloadStylesheets } from "./reload-stylesheets.ts";

const links = () => [...document.head.querySelectorAll("link")];
const put = (href: string) =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
const addresses = () => links().map(({ href }) => href.replace(location.origin, ""));
const answer = (href: string, type: "load" | "error") =>
  links()
    .find((link) => link.href.endsWith(href))
    ?.dispatchEvent(new Event(type));

afterEach(() => document.head.replaceChildren());

describe("reloading stylesheets", () => {
  it("keeps each one in place until its replacement applies", async () => {
    put("/assets/site.css");
    put("/assets/more.css");
    const reloading = reloadStylesheets(7);
    expect(addresses()).toEqual([
      "/assets/site.css",
      "/assets/site.css?reload=7",
      "/assets/more.css",
      "/assets/more.css?reload=7",
    ]);
    answer("site.css?reload=7", "load");
    answer("more.css?reload=7", "load");
    expect(await reloading).toBe(2);
    expect(addresses()).toEqual(["/assets/site.css?reload=7", "/assets/more.css?reload=7"]);
  });

  it("requests a new URL every time", async () => {
    put("/assets/site.css?reload=7");
    const reloading = reloadStylesheets(8);
    answer("site.css?reload=8", "load");
    await reloading;
    expect(addresses()).toEqual(["/assets/site.css?reload=8"]);
  });

  it("keeps the current one when the new one fails to load, and says so", async () => {
    put("/assets/site.css");
    const reloading = reloadStylesheets(7);
    answer("site.css?reload=7", "error");
    await expect(reloading).rejects.toThrow("/assets/site.css could not be loaded.");
    expect(addresses()).toEqual(["/assets/site.css"]);
  });

  it("does nothing when the page links none", async () => {
    expect(await reloadStylesheets()).toBe(0);
  });
});
