import { describe, expect, it } from "vitest";
import { splitStyles } from "./page-styles.ts";

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
  const { html: page, sheet } = splitStyles(html) ?? { html: "", sheet: { fileName: "", code: "" } };

  it("are those of its own classes, in all their states", () => {
    expect(page).toMatch(/\.flex\{display:flex\}/);
    expect(page).toMatch(/\.flex:hover\{color:#00f\}/);
    expect(page).toMatch(/svg\{width:1rem\}/);
    expect(page).toContain(".gone,.flex{top:0}");
  });

  it("leave out what no element of it can match", () => {
    expect(page).not.toMatch(/display:none|display:grid|menu:hover|gold/);
  });

  it("keep elements, attributes, layers, keyframes and font faces", () => {
    for (const part of ["@layer theme", "body{margin:0}", "[data-open] p", "@keyframes turn", "@font-face"]) {
      expect(page).toContain(part);
    }
  });

  it("stand beside one file of all styles, named by its content, which declares no font a second time", () => {
    expect(sheet.code).toMatch(/gold/);
    expect(sheet.code).not.toContain("@font-face");
    expect(sheet.fileName).toMatch(/^assets\/site-[0-9a-f]{8}\.css$/);
    expect(splitStyles(html.replace("display:grid", "display:block"))?.sheet.fileName).not.toBe(sheet.fileName);
  });
});

it("a page without the site's style has none to split", () => {
  expect(splitStyles("<p>static</p>")).toBeUndefined();
});
