import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  holdPage,
  openPage,
  reloadAfterDeploy,
  reloadPage,
  reloadPauseMs,
  restoreTexts,
  showLoadFailure,
} from "./late-page.ts";

const reload = vi.fn<() => void>();
const assign = vi.fn<(href: string) => void>();

/** Simulates the server's response for one of the site's files. */
function answered(status: number, file = "https://thirtyfold.example/assets/entry.js") {
  const entry = { name: file, responseStatus: status };
  vi.stubGlobal("performance", { getEntriesByType: () => [entry] });
}

beforeEach(() => {
  document.body.innerHTML = "<h1>A page</h1>";
  reload.mockClear();
  assign.mockClear();
  vi.stubGlobal("location", { reload, assign, href: "https://thirtyfold.example/", pathname: "/" });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a page that failed to start", () => {
  it("is reloaded when its version is gone, and not again soon after", () => {
    answered(404);
    expect(reloadAfterDeploy(1_000_000)).toBe(true);
    expect(reloadAfterDeploy(1_000_000 + reloadPauseMs - 1)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is reloaded again for the next deploy", () => {
    answered(404);
    reloadAfterDeploy(1_000_000);
    expect(reloadAfterDeploy(1_000_000 + reloadPauseMs)).toBe(true);
  });

  it.each([
    ["a connection that broke", 0, undefined],
    ["a server that is ill", 503, undefined],
    ["a file of something else", 404, "https://thirtyfold.example/api/x"],
  ])("is not reloaded after %s", (_, status, file) => {
    answered(status, file);
    expect(reloadAfterDeploy()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["text", "email", "tel", "url"])("is not reloaded when what was typed as %s would be lost", (type) => {
    answered(404);
    document.body.innerHTML = `<input type="${type}" aria-label="Name" />`;
    const field = document.querySelector("input");
    if (field) field.value = "Ines";
    expect(reloadAfterDeploy()).toBe(false);
  });

  it.each([
    ["", "saas"],
    [" selected", ""],
  ])("is not reloaded when a choice would be lost: default%s", (selected, choice) => {
    answered(404);
    document.body.innerHTML = `<select><option value="">Choose</option><option value="saas"${selected}>SaaS</option></select>`;
    const list = document.querySelector("select");
    if (list) list.value = choice;
    expect(reloadAfterDeploy()).toBe(false);
    if (list) list.value = choice === "" ? "saas" : "";
    expect(reloadAfterDeploy()).toBe(true);
  });

  it("is not reloaded when it could not remember the reload", () => {
    answered(404);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(reloadAfterDeploy()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("says so once, and stays readable", () => {
    showLoadFailure();
    showLoadFailure();
    expect(document.querySelector("h1")).toHaveTextContent("A page");
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(document.querySelector("[role=alert]")).toHaveTextContent("Application Failed to Load");
    expect(document.querySelector("button")).toHaveTextContent("Reload");
  });

  it("has what was typed after a reload, except for passwords", () => {
    const form =
      '<form><input type="text" name="name"><input name="word" type="password"><textarea name="note">As it was</textarea><select name="of"><option>A<option>B</select></form>';
    document.body.innerHTML = form;
    const values = () => [...document.querySelectorAll<HTMLInputElement>("form > *")].map(({ value }) => value);
    const type = (name: string, text: string) => {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = text;
    };
    type("name", "Ann");
    type("word", "secret");
    type("of", "B");
    showLoadFailure();
    dispatchEvent(new Event("pagehide"));
    document.body.innerHTML = form;
    restoreTexts();
    expect(values()).toEqual(["Ann", "", "As it was", "B"]);
    document.body.innerHTML = form;
    restoreTexts();
    expect(values()).toEqual(["", "", "As it was", "A"]);
  });
});

describe("a button that reloads", () => {
  it("says so when the server is out of reach", async () => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
    showLoadFailure();
    document.querySelector("button")?.click();
    await vi.waitFor(() =>
      expect(document.querySelector("[role=status]")).toHaveTextContent(
        "The site cannot be reached. Check your connection, then try again.",
      ),
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads when the server responds, whatever the response", async () => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 404 })));
    const say = vi.fn<(text: string) => void>();
    await reloadPage(say);
    expect(reload).toHaveBeenCalledOnce();
    expect(say).not.toHaveBeenCalled();
  });
});

describe("a page that requires a full page load", () => {
  it("is opened at once when nothing would be lost", () => {
    expect(openPage("/careers")).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/careers");
  });

  it("is left to the visitor while something is running", () => {
    const release = holdPage();
    expect(openPage("/careers")).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(document.querySelector("[role=alert] a")).toHaveAttribute("href", "/careers");
    release();
    openPage("/careers");
    expect(assign).toHaveBeenCalledOnce();
  });
});
