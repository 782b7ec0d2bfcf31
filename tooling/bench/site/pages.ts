import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const client = fileURLToPath(new URL("../../../apps/web/build/client", import.meta.url));

export type SitePage = Readonly<{
  path: string;
  /** Answered with 404, which Lighthouse does not audit. */
  missing: boolean;
  /** Hidden from search engines. */
  noindex: boolean;
  /** False for the intake form, which has no assistant either. */
  scripted: boolean;
}>;

type BuiltPage = SitePage & { kind: string; size: number };

/** The `asked` pages, all, or the largest for each set of scripts. @throws {Error} if a requested path is not a page */
export function choosePages(asked: readonly string[] | undefined): SitePage[] {
  const pages = builtPages();
  if (asked?.includes("all")) return pages;
  if (asked !== undefined) return asked.map((path) => pages.find((page) => page.path === path) ?? noPage(path));
  const kinds = Map.groupBy(pages, ({ kind }) => kind);
  return [...kinds.values()].map((same) => same.toSorted((a, b) => b.size - a.size)[0] ?? noPage("/"));
}

function builtPages(): BuiltPage[] {
  type File = { file: string };
  type Built = { pages: Record<string, File>; unknown: (File & { under: string })[]; notFound: File };
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- Our own build's list.
  const { pages, unknown, notFound }: Built = JSON.parse(readFileSync(join(client, "../pages.json"), "utf8"));
  return [
    ...Object.entries(pages).map(([path, { file }]) => builtPage(path, file, false)),
    ...unknown.map(({ under, file }) => builtPage(`${under}unknown`, file, true)),
    builtPage("/404", notFound.file, true),
  ];
}

function builtPage(path: string, file: string, missing: boolean): BuiltPage {
  const html = readFileSync(join(client, file), "utf8");
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name);
  return {
    path,
    missing,
    noindex: /<meta name="robots" content="noindex/.test(html),
    scripted: scripts.length > 0,
    kind: [scripts.length > 0 ? "" : path, missing, ...scripts].join(),
    size: html.length,
  };
}

function noPage(path: string): never {
  throw new Error(`The site has no page ${path}.`);
}
