import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "@thirtyfold/run/find-chromium";
import { chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { installedVersion } from "../e2e/support/consumers.ts";
import { run } from "../e2e/support/run.ts";
import { serve } from "../e2e/support/serve.ts";
import { type Host, runIn, startHost } from "./host.ts";

const samples = join(import.meta.dirname, "../hosts/shared");
const registry = join(import.meta.dirname, "../../../packages/ui/dist/registry");
const react = { react: await installedVersion("react"), "react-dom": await installedVersion("react-dom") };
const types = {
  "@types/react": await installedVersion("@types/react"),
  "@types/react-dom": await installedVersion("@types/react-dom"),
};
const shared = {
  shadcn: "4.23.0",
  typescript: "5.9.3",
  tailwindcss: await installedVersion("tailwindcss"),
  ...react,
  ...types,
};

/** As `shadcn init` writes them, except for the base color, which the command line would fetch. */
const settings = (css: string, rsc: boolean) => ({
  style: "new-york",
  rsc,
  tsx: true,
  tailwind: { config: "", css, baseColor: "", cssVariables: true },
  aliases: { components: "@/components", ui: "@/components/ui", lib: "@/lib", utils: "@/lib/utils", hooks: "@/hooks" },
  iconLibrary: "lucide",
});

const compilerOptions = {
  target: "es2023",
  lib: ["dom", "dom.iterable", "es2023"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  skipLibCheck: true,
  isolatedModules: true,
};

/** A page with some of the added components, with the host's utilities on them, and the host's own theme. */
const page = `import { Button } from "@/components/thirtyfold/button/button";
import { Card } from "@/components/thirtyfold/card/card";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@/components/thirtyfold/dialog/dialog";
import { Field } from "@/components/thirtyfold/field/field";
import { Input } from "@/components/thirtyfold/input/input";

export default function Page() {
  return (
    <Card className="m-4 rounded-lg" data-theme="light">
      <Field label="Berth"><Input defaultValue="B 12" /></Field>
      <Dialog>
        <DialogTrigger asChild><Button className="mt-8 bg-primary">Moor</Button></DialogTrigger>
        <DialogContent><DialogTitle>Moor at B 12?</DialogTitle></DialogContent>
      </Dialog>
    </Card>
  );
}
`;
const css = '@import "tailwindcss";\n@theme { --color-primary: rgb(120 0 200); --radius-lg: 33px; }\n';

async function makeFolder(files: Readonly<Record<string, string | object>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "shadcn host of thirtyfold ")));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  await run(folder, "pnpm", ["install", "--prefer-offline", "--ignore-workspace"]);
  return folder;
}

/** Adds registry items from their files, with one command per list. */
async function add(folder: string, names: readonly string[]): Promise<void> {
  await runIn(folder, ["shadcn", "add", ...names.map((name) => join(registry, `${name}.json`)), "--yes"]);
}

async function allItems(): Promise<readonly string[]> {
  const files = await readdir(registry);
  return files.filter((file) => file !== "registry.json").map((file) => file.replace(".json", ""));
}

/** Adds the samples that all hosts show: Vite resolves each import of the package to the added files. */
async function addSamples(folder: string, items: readonly string[]): Promise<void> {
  await cp(samples, join(folder, "samples"), { recursive: true });
  const all = items.map((name) => `export * from "@/components/thirtyfold/${name}/${name}";\n`);
  await writeFile(join(folder, "samples/front-door.ts"), all.join(""));
}

/** The items that no sample covers. */
async function itemsWithoutSample(items: readonly string[]): Promise<readonly string[]> {
  const files = await readdir(samples);
  const texts = (await Promise.all(files.map((file) => readFile(join(samples, file), "utf8")))).join("");
  const shown = await Promise.all(
    items.map(async (name) => {
      const { title } = JSON.parse(await readFile(join(registry, `${name}.json`), "utf8")) as { title: string };
      return texts.includes(`<${title}`) ? [] : [name];
    }),
  );
  return shown.flat();
}

async function inBrowser(url: string, look: (tab: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(String(error)));
    tab.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
    await tab.goto(url, { waitUntil: "networkidle" });
    await look(tab);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Checks that it looks the same as from the package, and accepts the host's utilities. */
async function expectItWorks(tab: Page): Promise<void> {
  const button = tab.getByRole("button", { name: "Moor" });
  const style = (name: string) =>
    button.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await style("min-height")).toBe("44px");
  expect(await style("background-color")).toBe("rgb(120, 0, 200)");
  expect(await style("margin-top")).toBe("32px");
  const card = tab.locator("[data-theme=light]");
  expect(await card.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe("33px");
  await button.focus();
  await tab.keyboard.press("Enter");
  await tab.getByRole("dialog", { name: "Moor at B 12?" }).waitFor();
  await tab.screenshot({ path: join(import.meta.dirname, "../test-results/hosts/shadcn.png") });
}

/** Checks that each sample has a size, and that each overlay opens. */
async function expectSamples(tab: Page): Promise<void> {
  const sizes = await tab
    .locator("[data-sample]")
    .evaluateAll((all) => all.map((sample) => [sample.getAttribute("data-sample"), sample.clientHeight > 0] as const));
  expect(sizes.length).toBeGreaterThan(50);
  // It renders nothing until it is opened, as it is beside the samples.
  expect(sizes.filter(([, seen]) => !seen)).toEqual([["command menu", false]]);
  await tab.getByRole("combobox", { name: "Commands" }).press("Escape");
  await tab.getByRole("combobox", { name: "Commands" }).waitFor({ state: "detached" });
  for (const name of ["Pause", "Menu", "Conversation", "Reload"]) {
    // Comes after the samples, one of which has a button of that name.
    const button = tab.getByRole("button", { name, exact: true }).last();
    await button.focus();
    if (name !== "Reload") await button.press("Enter");
    await tab.locator(`[data-overlay=${name}]`).waitFor();
    await tab.keyboard.press("Escape");
    await tab.locator(`[data-overlay=${name}]`).waitFor({ state: "detached" });
  }
  await tab.getByRole("button", { name: "Save", exact: true }).last().press("Enter");
  await tab.locator("[role=region] li").first().waitFor();
}

test("shadcn adds every registry item to a clean Vite app, which type-checks and renders", async ({
  onTestFinished,
}) => {
  const vite = {
    vite: await installedVersion("vite"),
    "@vitejs/plugin-react": await installedVersion("@vitejs/plugin-react"),
    "@tailwindcss/vite": await installedVersion("@tailwindcss/vite"),
  };
  const folder = await makeFolder({
    "package.json": { name: "host", private: true, type: "module", dependencies: { ...shared, ...vite } },
    "components.json": settings("src/index.css", false),
    "tsconfig.json": {
      compilerOptions: { ...compilerOptions, types: ["vite/client"], paths: { "@/*": ["./src/*"] } },
      include: ["src"],
    },
    "vite.config.ts":
      'import tailwindcss from "@tailwindcss/vite";\nimport react from "@vitejs/plugin-react";\nimport { defineConfig } from "vite";\nexport default defineConfig({ plugins: [react(), tailwindcss()], build: { rolldownOptions: { input: ["index.html", "samples.html"] } }, resolve: { alias: [{ find: "@", replacement: import.meta.dirname + "/src" }, { find: /^@thirtyfold\\/ui\\/(.*)$/, replacement: import.meta.dirname + "/src/components/thirtyfold/$1/$1" }, { find: "@thirtyfold/ui", replacement: import.meta.dirname + "/samples/front-door" }] } });\n',
    "index.html":
      '<!doctype html><html lang="en"><title>Host</title><div id="app"></div><script type="module" src="/src/main.tsx"></script></html>',
    "samples.html":
      '<!doctype html><html lang="en"><title>Samples</title><div id="app"></div><script type="module" src="/main.tsx"></script></html>',
    "main.tsx":
      'import "./src/index.css";\nimport { mount } from "./samples/mount.tsx";\nimport { Overlays } from "./samples/overlays.tsx";\nimport { Samples } from "./samples/samples.tsx";\nimport { CommandMenu } from "@thirtyfold/ui";\nconst commands = [{ value: "moor", label: "Moor", onSelect: () => undefined }];\nmount(<><Samples /><Overlays /><CommandMenu defaultOpen label="Commands" groups={[{ label: "Berths", commands }]} /></>);\n',
    "src/index.css": css,
    "src/page.tsx": page,
    "src/main.tsx":
      'import "./index.css";\nimport { createRoot } from "react-dom/client";\nimport Page from "./page";\ncreateRoot(document.getElementById("app")!).render(<Page />);\n',
  });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // First one alone, then all: files that already exist must be the same.
  await add(folder, ["button"]);
  const items = await allItems();
  expect(items.length).toBeGreaterThan(60);
  await add(folder, items);
  expect(await itemsWithoutSample(items)).toEqual([]);
  await addSamples(folder, items);
  await runIn(folder, ["tsc"]);
  await runIn(folder, ["vite", "build"]);
  const { url, stop } = await serve(join(folder, "dist"));
  onTestFinished(stop);
  await inBrowser(url, expectItWorks);
  await inBrowser(`${url}/samples.html`, expectSamples);
});

test("shadcn adds every item to a clean Next.js app, too", async ({ onTestFinished }) => {
  const host: Host = {
    name: "shadcn",
    folder: "",
    dependencies: {},
    build: ["next", "build"],
    start: ["next", "start", "--hostname", "127.0.0.1"],
  };
  const folder = await makeFolder({
    "package.json": {
      name: "host",
      private: true,
      type: "module",
      dependencies: {
        ...shared,
        next: "16.4.6",
        "@types/node": "26.6.6",
        postcss: "8.5.6",
        "@tailwindcss/postcss": shared.tailwindcss,
      },
    },
    "components.json": settings("app/globals.css", true),
    "tsconfig.json": { compilerOptions: { ...compilerOptions, paths: { "@/*": ["./*"] } } },
    "postcss.config.mjs": 'export default { plugins: { "@tailwindcss/postcss": {} } };\n',
    "app/globals.css": css,
    "app/layout.tsx":
      'import "./globals.css";\nimport type { ReactNode } from "react";\nexport default function Layout({ children }: { children: ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    "app/page.tsx": page,
  });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const items = await allItems();
  expect(items.length).toBeGreaterThan(60);
  await add(folder, items);
  await runIn(folder, host.build);
  const { url, stop } = await startHost(folder, host);
  onTestFinished(stop);
  await inBrowser(url, expectItWorks);
});
