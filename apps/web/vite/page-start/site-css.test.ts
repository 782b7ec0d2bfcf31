import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteCss } from "./site-css.ts";

const font = { fileName: "assets/own-1.woff2", source: new Uint8Array([1]), face: "@font-face{font-family:Own}" };
let folder: string;

async function bundle(ssr: boolean) {
  const built = await build({
    root: folder,
    configFile: false,
    envDir: false,
    logLevel: "silent",
    plugins: [siteCss({ stylesheet: path.join(folder, "app.css"), fonts: async () => [font] })],
    build: {
      write: false,
      minify: false,
      ssr: ssr && "page.js",
      rolldownOptions: { input: path.join(folder, "page.js") },
    },
  });
  const files = "output" in built ? built.output : [];
  const code = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return { code, names: files.map(({ fileName }) => fileName) };
}

describe("the inlined stylesheet", () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-css-"));
    await writeFile(path.join(folder, "app.css"), ".lit { color: orange }");
    await writeFile(
      path.join(folder, "page.js"),
      `import { firstFont, siteCss } from "virtual:site-css"; console.log(firstFont, siteCss);`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is text during rendering: font faces, then the sheet", async () => {
    const { code } = await bundle(true);
    expect(code).toContain("@font-face{font-family:Own}");
    expect(code).toContain(".lit");
    expect(code).toContain("/assets/own-1.woff2");
  });

  it("is read from the page in the browser, and not bundled in its scripts", async () => {
    const { code, names } = await bundle(false);
    expect(code).toContain(`getElementById("site-css")`);
    expect(code).not.toMatch(/\.lit|@font-face/);
    expect(names).toContain("assets/own-1.woff2");
    expect(names.filter((name) => name.endsWith(".css"))).toEqual([]);
  });
});
