import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { run } from "./support/run.ts";

const { plain, packages } = inject("consumers");
const ui = join(plain, "node_modules/@thirtyfold/ui");

/** The components that have a subpath: folders with a module of the same name. */
async function subpaths(): Promise<string[]> {
  const files = await readdir(join(ui, "dist"), { recursive: true });
  return files.flatMap((file) => /^([\w-]+)\/\1\.js$/.exec(file)?.[1] ?? []).toSorted();
}

/** The sources with "use client". */
async function clientModules(): Promise<string[]> {
  const modules = (await readdir(join(ui, "src"), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(modules.map((file) => readFile(join(ui, "src", file), "utf8")));
  return modules.filter((_, index) => sources[index]?.startsWith('"use client";'));
}

type Manifest = Partial<Record<"dependencies" | "peerDependencies" | "peerDependenciesMeta", Record<string, string>>>;

/** Runs a module in plain Node, in the application's folder. */
async function node(code: string, ...flags: string[]): Promise<unknown> {
  return JSON.parse(await run(plain, "node", [...flags, "--input-type=module", "--eval", code]));
}

test.for(packages)("%s is installed and can be imported", async (name) => {
  expect(await node(`console.log(JSON.stringify(Object.keys(await import("${name}")).length > 0))`)).toBe(true);
});

describe("the subpaths of the design system", () => {
  test("export everything that the main entry point does", async () => {
    const names = await subpaths();
    expect(names.length).toBeGreaterThan(15);
    const code = `const own = await Promise.all(${JSON.stringify(names)}.map((name) => import("@thirtyfold/ui/" + name)));
      const front = Object.entries(await import("@thirtyfold/ui"));
      const missing = front.filter(([key, value]) => !own.some((module) => module[key] === value));
      console.log(JSON.stringify(missing.map(([key]) => key)));`;
    expect(await node(code)).toEqual([]);
  });
});

test("the hosts use every component of the design system", async () => {
  const exported = await node('console.log(JSON.stringify(Object.keys(await import("@thirtyfold/ui"))))');
  const files = (await readdir(join(plain, "shared"))).map((file) => join(plain, "shared", file));
  const source = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const used = new Set([...source.matchAll(/(?<=<)[A-Z]\w+|\buse[A-Z]\w+(?=\()/g)].map(([name]) => name));
  expect((exported as string[]).filter((name) => !used.has(name))).toEqual([]);
});

test('"use client" stands first in the modules that have it in their source, and in no others', async () => {
  const files = await readdir(join(ui, "src"), { recursive: true });
  const modules = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const first = async (file: string) => (await readFile(join(ui, file), "utf8")).startsWith('"use client";');
  const marks = await Promise.all(
    modules.map(
      async (file) =>
        [file, await first(join("src", file)), await first(join("dist", file.replace(/\.tsx?$/, ".js")))] as const,
    ),
  );
  expect(marks.filter(([, source, built]) => source !== built)).toEqual([]);
  expect(marks.filter(([, source]) => source).length).toBeGreaterThan(0);
});

test("exactly the components that the README names need no script, including everything they import", async () => {
  const readme = await readFile(join(ui, "README.md"), "utf8");
  const named = /<!-- no script -->([^<]*)<!-- \/no script -->/.exec(readme)?.[1]?.match(/(?<=`)[\w-]+(?=`)/g) ?? [];
  expect(named.length).toBeGreaterThan(25);
  const code = `const names = ${JSON.stringify(await subpaths())};
    const loaded = await Promise.allSettled(names.map((name) => import("@thirtyfold/ui/" + name)));
    console.log(JSON.stringify(names.filter((_, index) => loaded[index].status === "fulfilled")));`;
  // React's exports for server components include no state, effects or context.
  const onServer = (await node(code, "--conditions=react-server")) as string[];
  const marked = new Set(await clientModules());
  expect(onServer.filter((name) => !marked.has(`${name}/${name}.tsx`)).toSorted()).toEqual(named.toSorted());
});

test("a host on another patch version of a library we depend on has a single copy of it", async () => {
  const installed = await readdir(join(plain, "node_modules/.pnpm"));
  const copies = installed.flatMap((name) => /^(?:radix-ui|zod)@[\d.]+/.exec(name)?.[0] ?? []);
  expect(copies.toSorted()).toEqual(["radix-ui@1.8.0", "zod@4.6.0"]);
});

test("published ranges are carets, and peers needed only for types or Tailwind are optional", async () => {
  const manifests = await Promise.all(
    packages.map(
      async (name) => JSON.parse(await readFile(join(plain, "node_modules", name, "package.json"), "utf8")) as Manifest,
    ),
  );
  const ranges = manifests.flatMap(({ dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => !packages.includes(name)),
  );
  expect(ranges.length).toBeGreaterThan(7);
  expect(ranges.filter(([, range]) => !range.startsWith("^"))).toEqual([]);
  const { peerDependencies, peerDependenciesMeta } = manifests[packages.indexOf("@thirtyfold/ui")] ?? {};
  expect(peerDependencies?.["tailwindcss"]).toBe("^4.1.0");
  expect(peerDependenciesMeta).toEqual({ "@types/react": { optional: true }, tailwindcss: { optional: true } });
});

test("types and source maps of every module point to its source", async () => {
  const files = (await readdir(join(ui, "dist"), { recursive: true })).filter((file) => /\.(js|d\.ts)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const sources = await Promise.all(
    files.map(async (file) => {
      const map = JSON.parse(await readFile(join(ui, "dist", `${file}.map`), "utf8")) as { sources: string[] };
      const found = map.sources.map((source) => readFile(join(ui, "dist", file, "..", source), "utf8"));
      return [file, (await Promise.allSettled(found)).map(({ status }) => status)] as const;
    }),
  );
  expect(sources.filter(([, states]) => states.length !== 1 || states[0] !== "fulfilled")).toEqual([]);
});

test("everything renders on the server in plain Node", async () => {
  const code = `import { renderToString } from "react-dom/server";
    import { createElement } from "react";
    import { samples, Samples } from "./plain/server/samples.js";
    const html = renderToString(createElement(Samples));
    console.log(JSON.stringify([typeof window, Object.keys(samples).filter((name) => !html.includes('data-sample="' + name + '"')), html.includes("Approve the run")]));`;
  expect(await node(code)).toEqual(["undefined", [], true]);
});

test("the API's client makes a call in plain Node", async () => {
  const code = `import { createServer } from "node:http";
    import { ApiError, calls, createClient } from "@thirtyfold/api-contract/client";
    const server = createServer(async (request, response) => {
      const chunks = await Array.fromAsync(request);
      const { message } = JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(message ? 200 : 400, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: "You said: " + message }));
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const client = createClient(calls, { origin: "http://127.0.0.1:" + server.address().port });
    const ask = (message) => client.call("POST /api/openai/chat", { body: { message } });
    const refused = await ask("").catch((error) => error);
    console.log(JSON.stringify([await ask("Hello"), refused instanceof ApiError, refused.status]));
    server.close();`;
  expect(await node(code)).toEqual([{ message: "You said: Hello", kind: "conversation", sources: [] }, true, 400]);
});

/** The total size of a small application's scripts, as sent over the wire. */
async function weight(name: string): Promise<number> {
  return (await scripts(name, "dist")).reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

async function scripts(name: string, out: string): Promise<string[]> {
  const folder = join(plain, "plain/small", name, out, "assets");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  return await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
}

test.for(["front-door", "subpath"])("a button from the %s adds at most 12 kB to React", async (entry) => {
  const added = (await weight(entry)) - (await weight("react"));
  console.log(`A button from the ${entry}: ${added} bytes with brotli`);
  expect(added).toBeGreaterThan(500);
  expect(added).toBeLessThanOrEqual(12_000);
});

test("a production bundle contains no development warnings", async () => {
  const tells = async (out: string) => (await scripts("wrong", out)).some((script) => script.includes("and shows"));
  expect(await tells("dist-development")).toBe(true);
  expect(await tells("dist")).toBe(false);
});
