import { expect, it } from "vitest";
import { isOwnFailure } from "./own-failure.ts";

const page = new URL("https://thirtyfold.example/about?x=1#y");
const own = "https://thirtyfold.example/assets/home-abc.js";

function thrownAt(place: string, message = "it broke"): Error {
  return Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at run (${place}:1:2)\n    at ${own}:3:4`,
  });
}

it.each([
  ["an error of the site's own file", { error: thrownAt(own) }],
  ["a Firefox stack", { error: Object.assign(new Error("x"), { stack: `run@${own}:1:2\n` }) }],
  ["an event that only names the file", { error: undefined, message: "SyntaxError", filename: own }],
])("takes %s as the site's own", (_, failure) => {
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
])("lets %s be", (_, failure) => {
  expect(isOwnFailure(failure, page)).toBe(false);
});
