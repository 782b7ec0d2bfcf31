import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readDraft, saveDraft } from "./drafts.ts";
import { catchGlobalFailures, isOwnFailure, replacePage, reportRecovered } from "./global-failure.ts";

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

it("replaces the page after an uncaught error in the site's own code, and keeps the drafts", () => {
  saveDraft("note", "Half a sentence");
  throwGlobally(broken());
  expect(document.body).toHaveTextContent(/^Something went wrong, please refreshRefresh$/);
  expect(readDraft("note")).toBe("Half a sentence");
});

it("replaces the page after an unhandled rejection in the site's own code", () => {
  const event = Object.assign(new Event("unhandledrejection"), { reason: broken() });
  window.dispatchEvent(event);
  expect(document.querySelector("h1")).toHaveTextContent("Something went wrong, please refresh");
});

it("leaves the page alone for noise from browsers and extensions", () => {
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded" }));
  throwGlobally(Object.assign(new Error("x"), { stack: "Error: x\n    at chrome-extension://abc/x.js:1:1" }));
  expect(document.body).toHaveTextContent("A page");
});

it("leaves the page alone for errors React recovered from", () => {
  const error = broken();
  window.addEventListener("error", (event) => event.preventDefault(), { once: true });
  reportRecovered(error);
  throwGlobally(error);
  expect(document.body).toHaveTextContent("A page");
});

describe("attributing a failure", () => {
  const page = new URL("https://thirtyfold.example/about?x=1#y");
  const file = "https://thirtyfold.example/assets/home-abc.js";

  function thrownAt(place: string, message = "it broke"): Error {
    return Object.assign(new Error(message), {
      stack: `Error: ${message}\n    at run (${place}:1:2)\n    at ${file}:3:4`,
    });
  }

  it.each([
    ["an error of the site's own file", { error: thrownAt(file) }],
    ["a Firefox stack", { error: Object.assign(new Error("x"), { stack: `run@${file}:1:2\n` }) }],
    ["an event that only names the file", { error: undefined, message: "SyntaxError", filename: file }],
  ])("treats %s as the site's own", (_, failure) => {
    expect(isOwnFailure(failure, page)).toBe(true);
  });

  it.each([
    ["a resize notice", { error: undefined, message: "ResizeObserver loop completed with undelivered notifications." }],
    ["a foreign script that the browser hides", { error: null, message: "Script error.", filename: "" }],
    ["an extension", { error: thrownAt("chrome-extension://abcdef/content.js") }],
    ["an extension on Firefox", { error: undefined, filename: "moz-extension://abcdef/content.js" }],
    ["a script of another host", { error: thrownAt("https://ads.example/tag.js") }],
    ["a host that only begins like ours", { error: thrownAt("https://thirtyfold.example.evil.example/x.js") }],
    ["a script put into the page itself", { error: undefined, filename: "https://thirtyfold.example/about?x=1" }],
    ["a cancelled call", { error: new DOMException("Aborted", "AbortError") }],
    ["a rejection that says nothing", { error: "no" }],
  ])("ignores %s", (_, failure) => {
    expect(isOwnFailure(failure, page)).toBe(false);
  });
});

describe("the message replacing the page", () => {
  it("takes the place of the page", () => {
    document.body.innerHTML = "<header>Menu</header><h1>A page</h1>";
    replacePage("Something went wrong, please refresh");
    expect(document.body).toHaveTextContent(/^Something went wrong, please refreshRefresh$/);
  });

  it("is shown even when a failed render removed the whole document", () => {
    document.documentElement.remove();
    replacePage("Something went wrong, please refresh");
    expect(document.querySelector("[role=alert] h1")).toHaveTextContent("Something went wrong, please refresh");
  });
});
