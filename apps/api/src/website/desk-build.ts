import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The desk as its build left it: one page for all its addresses, and the files that it loads. */
export type DeskBuild = {
  directory: string;
  /** The page's Content-Security-Policy, with the hashes of its inline scripts. */
  csp: string;
  /** Paths below the build. */
  assets: ReadonlySet<string>;
};

const deskBuild = fileURLToPath(new URL("../../../desk/build", import.meta.url));

/** Where the desk was built; undefined where it was not, and its calls are there without it. */
export async function findDesk(): Promise<string | undefined> {
  return (await stat(join(deskBuild, "index.html")).catch(() => undefined)) && deskBuild;
}

/** Reads what the desk's build wrote below `directory`. */
export async function readDeskBuild(directory: string): Promise<DeskBuild> {
  const page = await readFile(join(directory, "index.html"), "utf8");
  const inline = [...page.matchAll(/<script>([^<]*)<\/script>/g)];
  const hashes = inline.map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll("\\", "/"));
  return { directory, csp, assets: new Set(paths.filter((path) => !/\.(html|br|gz)$/.test(path))) };
}
