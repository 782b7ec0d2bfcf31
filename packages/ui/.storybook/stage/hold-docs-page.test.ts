import { afterEach, expect, it, vi } from "vitest";
import { holdDocsPage } from "./hold-docs-page.ts";

const { focus, scrollIntoView } = HTMLElement.prototype;

// All tests share one page.
afterEach(() => {
  Object.assign(HTMLElement.prototype, { focus, scrollIntoView });
  vi.unstubAllGlobals();
});

/**
 * A page with a story in a frame that scrolls as in a browser: to an element that is focused or scrolled to in it.
 * jsdom scrolls nothing.
 */
function pageWith(markup: string) {
  const page = { scrollX: 0, scrollY: 40, scrollTo: ({ top }: { top: number }) => void (page.scrollY = top) };
  const around = document.createElement("div");
  around.innerHTML = markup;
  vi.stubGlobal("frameElement", around.querySelector("iframe"));
  vi.stubGlobal("parent", page);
  const move = () => void (page.scrollY = 900);
  Object.assign(HTMLElement.prototype, { focus: move, scrollIntoView: move });
  holdDocsPage();
  return page;
}

it.for(["focus", "scrollIntoView"] as const)("keeps the scroll position of a docs page after %s", (move) => {
  const page = pageWith("<div data-story-block><iframe></iframe></div>");
  document.createElement("button")[move]();
  expect(page.scrollY).toBe(40);
});

it("lets a story shown on its own scroll freely", () => {
  const page = pageWith("<iframe></iframe>");
  document.createElement("button").focus();
  expect(page.scrollY).toBe(900);
});

it("keeps a docs page from scrolling when a story on it takes focus, until the user is in that story", () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal("scrollTo", scrollTo);
  document.body.innerHTML = `<div data-story-block><h2 tabindex="-1">Sent</h2><button>Again</button></div>`;
  holdDocsPage();
  document.querySelector("h2")?.focus();
  expect(document.activeElement?.textContent).toBe("Sent");
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: "instant" });
  document.querySelector("button")?.focus();
  expect(scrollTo).toHaveBeenCalledOnce();
  document.body.replaceChildren();
});
