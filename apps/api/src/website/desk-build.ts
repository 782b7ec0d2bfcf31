import { hash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The desk's build: one page for all URLs, and its files. */
export type DeskBuild = {
  directory: string;
  /** Includes the hashes of the page's inline scripts. */
  csp: string;
  /** Paths relative to the build. */
  assets: ReadonlySet<string>;
};

const deskBuild = fileURLToPath(new URL("../../../desk/build", import.meta.url));

/** Undefined if it was not built. */
export async function findDesk(): Promise<string | undefined> {
  return (await stat(join(deskBuild, "index.html")).catch(() => undefined)) && deskBuild;
}

/** Reads the desk's page and the names of its files. @throws if there is no page */
export async function readDeskBuild(directory: string): Promise<DeskBuild> {
  const page = await readFile(join(directory, "index.html"), "utf8");
  const inline = [...page.matchAll(/<script>([^<]*)<\/script>/g)];
  const hashes = inline.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll("\\", "/"));
  return { directory, csp, assets: new Set(paths.filter((path) => !/\.(html|br|gz)$/.test(path))) };
}
