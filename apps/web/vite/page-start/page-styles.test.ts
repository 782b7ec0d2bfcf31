import { describe, expect, it } from "vitest";
import { cutStyles, laterStyles } from "./page-styles.ts";

const css = [
  "@layer theme,base,utilities;",
  '@font-face{font-family:A;src:url("/a.woff2")}',
  "@layer base{body{margin:0}[data-open] p{color:red}}",
  "@layer utilities{.flex{display:flex}.hidden{display:none}",
  ":where(.tf\\:\\[\\&\\>svg\\]\\:size-4)>svg{width:1rem}:where(.tf\\:grid){display:grid}",
  "@media (hover:hover){.flex:hover{color:blue}.menu:hover{color:green}}.flex .gone{color:gold}.gone,.flex{top:0}}",
  "@keyframes turn{to{rotate:1turn}}",
].join("");
const html = `<head><style id="site-css">${css}</style></head><p class="flex tf:[&amp;&gt;svg]:size-4">menu hidden</p>`;

describe("the styles of a page", () => {
  const page = cutStyles(html);

  it("are those for its own classes, in all their states", () => {
    expect(page).toMatch(/\.flex\{display:flex\}/);
    expect(page).toMatch(/\.flex:hover\{color:#00f\}/);
    expect(page).toMatch(/svg\{width:1rem\}/);
    expect(page).toContain(".gone,.flex{top:0}");
  });

  it("leave out what none of its elements can match", () => {
    expect(page).not.toMatch(/display:none|display:grid|menu:hover|gold/);
  });

  it("leave out what only browsers without @property would use", () => {
    const stand = "@layer properties{@supports (not (margin-trim:block)){*,:before{--tw-leading:initial}}}";
    const layers = '<style id="site-css">' + stand + "@layer base{body{margin:0}}</style>";
    expect(cutStyles(layers)).toBe('<style id="site-css">@layer base{body{margin:0}}</style>');
  });

  it("keep elements, attributes, layers, keyframes and font faces", () => {
    for (const part of ["@layer theme", "body{margin:0}", "[data-open] p", "@keyframes turn", "@font-face"]) {
      expect(page).toContain(part);
    }
  });

  it("leave a shared stylesheet of the rest, in order, including rules a page has, because order matters", () => {
    const later = laterStyles(css);
    expect(later).toMatch(/\.flex\{.*\.hidden\{.*gold/);
    expect(later).toContain("display:grid");
  });

  it("leave nothing in that file that every page has, which would restyle the whole page", () => {
    expect(laterStyles(css)).not.toMatch(/body|\[data-open\]|@keyframes|@font-face/);
  });
});

it("a page without the site's styles is left unchanged", () => {
  expect(cutStyles("<p>static</p>")).toBe("<p>static</p>");
});
