import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newColors } from "./looked-at-colors.ts";

// jsdom has no layout.
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
});

// All tests share one page.
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
});

const show = (html: string) => void (document.body.innerHTML = html);
const newIn = (html: string, known: ReadonlySet<string>) => {
  show(html);
  return newColors(known).elements.map(({ textContent }) => textContent);
};

describe("colors not shown by any story yet", () => {
  test("include those of each element with text, the first time", () => {
    expect(newIn('<div><p class="note">One</p><p class="tone">Two</p></div>', new Set())).toEqual(["One", "Two"]);
  });

  test("exclude those of an element in an identical context", () => {
    show('<div class="card"><p class="note">One</p></div>');
    const { colors } = newColors(new Set());
    expect(newIn('<div class="card"><p class="note">Two</p></div>', colors)).toEqual([]);
  });

  test.for([
    '<div class="card"><p class="tone">Two</p></div>',
    '<div class="panel"><p class="note">Two</p></div>',
    '<div class="card" style="background-color: red"><p class="note">Two</p></div>',
    '<div class="card"><p class="note" style="color: var(--fg)">Two</p></div>',
    '<div class="card" style="opacity: 0.5"><p class="note">Two</p></div>',
    '<div class="card"><div><p class="note">Two</p></div></div>',
  ])("include those of %s", (html) => {
    show('<div class="card"><p class="note">One</p></div>');
    const { colors } = newColors(new Set());
    expect(newIn(html, colors)).toEqual(["Two"]);
  });

  test("include those of a field, which has no text of its own", () => {
    show('<input class="field">');
    expect(newColors(new Set()).elements).toHaveLength(1);
  });
});
