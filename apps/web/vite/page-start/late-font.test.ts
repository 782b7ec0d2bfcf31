import { expect, test } from "vitest";
import { preloadFontLate } from "./late-font.ts";

const preload = `<link rel="preload" href="/assets/f-1.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>`;

test("the font is asked for behind the main content, once", () => {
  const page = `<head>${preload}<link rel="icon" href="/i.svg"/></head><body><main>$& text</main><footer></footer></body>`;
  expect(preloadFontLate(page)).toBe(
    `<head><link rel="icon" href="/i.svg"/></head><body><main>$& text</main>${preload}<footer></footer></body>`,
  );
});

test.each(["<head></head><body><main></main></body>", `<head>${preload}</head><body></body>`])(
  "a page without font or main content stays as it is",
  (page) => {
    expect(preloadFontLate(page)).toBe(page);
  },
);
