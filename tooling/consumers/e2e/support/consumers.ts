import { cp, mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InlineConfig } from "vite";
import { run } from "./run.ts";

/** The subject of the tests: two applications in separate folders, with the packages installed from their tarballs. */
export type Consumers = {
  /** Contains everything, under the system's temporary folder; its path has spaces. */
  folder: string;
  /** React and Vite, no Tailwind: the folder with the `node_modules`. Its pages are in `plain`, built into `plain/dist`. */
  plain: string;
  /** React, Vite and Tailwind 4, arranged likewise. */
  tailwind: string;
  /** The names of the packages. */
  packages: string[];
};

const repository = join(import.meta.dirname, "../../../..");
const hosts = join(import.meta.dirname, "../../hosts");

const both = ["react", "react-dom", "vite", "@vitejs/plugin-react", "typescript", "@types/react", "@types/react-dom"];

/** Packs every published package, installs the tarballs in two fresh applications, and builds these. */
export async function makeConsumers(): Promise<Consumers> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "consumers of thirtyfold ")));
  const tarballs = await packAll(join(folder, "tarballs"));
  const [plain, tailwind] = await Promise.all([
    makeApplication(join(folder, "plain host"), "plain", tarballs, both, otherPatches),
    makeApplication(join(folder, "tailwind host"), "tailwind", tarballs, [...both, "tailwindcss", "@tailwindcss/vite"]),
  ]);
  await Promise.all([buildPlain(join(plain, "plain")), build(join(tailwind, "tailwind"), [{}])]);
  return { folder, plain, tailwind, packages: Object.keys(tarballs) };
}

async function packAll(destination: string): Promise<Record<string, string>> {
  await mkdir(destination);
  const names = await readdir(join(repository, "packages"));
  const packed = await Promise.all(
    names.map(async (name) => {
      const source = join(repository, "packages", name);
      const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as Manifest;
      if (manifest.private === true) return [];
      const tarball = join(destination, `${name}.tgz`);
      await run(source, "pnpm", ["pack", "--out", tarball]);
      return [[manifest.name, tarball] as const];
    }),
  );
  return Object.fromEntries(packed.flat());
}

type Manifest = { name: string; version: string; private?: boolean };

/** This host's versions of our packages' dependencies: other patches than the repository's. */
const otherPatches = { "radix-ui": "1.8.0", zod: "4.6.0" };

/**
 * Creates a folder with the host `name`, the files that hosts share, and all of its dependencies.
 *
 * @param libraries in the repository's own versions, so that those in the store are not fetched again
 * @param more others, with their versions
 */
async function makeApplication(
  folder: string,
  name: string,
  tarballs: Readonly<Record<string, string>>,
  libraries: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  await cp(join(hosts, name), join(folder, name), { recursive: true });
  await cp(join(hosts, "shared"), join(folder, "shared"), { recursive: true });
  const versions = await Promise.all(
    libraries.map(async (library) => [library, await installedVersion(library)] as const),
  );
  const files = Object.entries(tarballs).map(([dependency, file]) => [dependency, `file:${file}`] as const);
  const dependencies = { ...Object.fromEntries([...versions, ...files]), ...more };
  const manifest = { name: `${name}-host`, version: "1.0.0", private: true, type: "module", dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  await run(folder, "pnpm", ["install", "--prefer-offline", "--ignore-workspace"]);
  return folder;
}

/** The version of a library in this repository. */
export async function installedVersion(library: string): Promise<string> {
  const file = join(import.meta.dirname, "../../node_modules", library, "package.json");
  return (JSON.parse(await readFile(file, "utf8")) as Manifest).version;
}

async function buildPlain(folder: string): Promise<void> {
  const small = (name: string): InlineConfig => ({ root: join(folder, "small", name), base: "./" });
  const warnings: InlineConfig = { ...small("wrong"), build: { outDir: "dist-development" } };
  await build(folder, [
    {},
    { build: { ssr: "../shared/samples.tsx", outDir: "server" } },
    ...["react", "front-door", "subpath", "wrong"].map(small),
  ]);
  await build(folder, [warnings], { NODE_ENV: "development" });
}

/** Builds with the Vite installed there, all in one process: starting one takes longer than a small build. */
async function build(folder: string, configs: readonly InlineConfig[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const each = `for (const config of ${JSON.stringify(configs)}) await build({ logLevel: "error", ...config });`;
  await run(folder, "node", ["--input-type=module", "--eval", `import { build } from "vite"; ${each}`], env);
}
