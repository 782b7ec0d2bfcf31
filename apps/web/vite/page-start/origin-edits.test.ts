import { expect, it } from "vitest";
import { renderedOrigin } from "../../app/rendered-origin.ts";
import { type Edit, renderedExpiry, withoutOrigin } from "./origin-edits.ts";

/** Applies edits as the server does. */
const apply = (text: string, edits: readonly Edit[], origin: string) =>
  edits
    .toReversed()
    .reduce(
      (done, [at, drop, put]) => done.slice(0, at) + put.replaceAll("{origin}", origin) + done.slice(at + drop),
      text,
    );

const page = `<html lang="en" data-origin="${renderedOrigin}"><head><link rel="canonical" href="${renderedOrigin}/about"/>
<meta property="og:url" content="${renderedOrigin}/about"/><meta property="og:image" content="${renderedOrigin}/social/about.png"/>
<script type="application/ld+json">{"url":"${renderedOrigin}/","logo":"${renderedOrigin}/icon-512.png"}</script></head></html>`;

it("makes a page correct at any origin, and notes where to insert the origin", () => {
  const { text, edits } = withoutOrigin(page, { inPage: true });
  expect(text).toBe(`<html lang="en"><head>
<meta property="og:image" content="/social/about.png"/>
<script type="application/ld+json">{"url":"/","logo":"/icon-512.png"}</script></head></html>`);
  expect(apply(text, edits, "https://www.example.com")).toBe(
    page.replaceAll(renderedOrigin, "https://www.example.com"),
  );
});

it("leaves the local origin in files that must name one", () => {
  const { text, edits } = withoutOrigin(`Sitemap: ${renderedOrigin}/sitemap.xml\n`, { inPage: false });
  expect(text).toBe("Sitemap: http://localhost:3000/sitemap.xml\n");
  expect(apply(text, edits, "https://www.example.com")).toBe("Sitemap: https://www.example.com/sitemap.xml\n");
});

it("leaves a date known only at startup to the startup", () => {
  const { text, edits } = withoutOrigin(`Expires: ${renderedExpiry}\n`, { inPage: false });
  expect([text, edits]).toEqual(["Expires: \n", [[9, 0, "{expires}"]]]);
});
