import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft, saveDraft } from "./drafts.ts";
import { catchGlobalFailures, reportOvercome } from "./global-failure.ts";

const own = `${window.location.origin}/assets/home-abc.js`;
const broken = () => Object.assign(new Error("it broke"), { stack: `Error: it broke\n    at ${own}:1:1` });
const throwGlobally = (error: unknown) => window.dispatchEvent(new ErrorEvent("error", { error }));

let release: () => void;

beforeEach(() => {
  document.body.innerHTML = "<h1>A page</h1>";
  release = catchGlobalFailures();
});

afterEach(() => {
  release();
  document.body.replaceChildren();
});

it("replaces the page after an error of the site's own code, and keeps the drafts", () => {
  saveDraft("note", "Half a sentence");
  throwGlobally(broken());
  expect(document.body).toHaveTextContent(/^Something went wrong, please refreshRefresh$/);
  expect(readDraft("note")).toBe("Half a sentence");
});

it("replaces the page after a promise of the site's own code failed unseen", () => {
  const event = Object.assign(new Event("unhandledrejection"), { reason: broken() });
  window.dispatchEvent(event);
  expect(document.querySelector("h1")).toHaveTextContent("Something went wrong, please refresh");
});

it("leaves the page alone for the noise of browsers and extensions", () => {
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
  throwGlobally(Object.assign(new Error("x"), { stack: "Error: x\n    at chrome-extension://abc/x.js:1:1" }));
  expect(document.body).toHaveTextContent("A page");
});

it("leaves the page alone for what React got over", () => {
  const error = broken();
  window.addEventListener("error", (event) => event.preventDefault(), { once: true });
  reportOvercome(error);
  throwGlobally(error);
  expect(document.body).toHaveTextContent("A page");
});

it("loads the page anew, once, when code of it is gone from the server", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  window.dispatchEvent(new Event("vite:preloadError"));
  window.dispatchEvent(new Event("vite:preloadError"));
  expect(reload).toHaveBeenCalledOnce();
});
