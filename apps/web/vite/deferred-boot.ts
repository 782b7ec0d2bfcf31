import { createHash } from "node:crypto";

/** A page whose application waits, and the module that the page's loader will import. */
export type DeferredPage = Readonly<{ html: string; boot: Readonly<{ fileName: string; code: string }> }>;

type DeferOptions = {
  /** The loader's code. */
  loader: string;
  /** The name of the file with the whole site's styles. */
  styles: string;
  /** What the page is called in messages. */
  page: string;
};

const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/g;
const modules = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const state = /(?:<!--\$-->)?<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const entryImport = /import\("([^"]+)"\);?\s*$/;
const stateEnd = /(?:<!--\/\$-->)+(?=<\/body>)/;

/**
 * Takes the router's scripts out of a prerendered page and puts them into a module of their own, in the order in which
 * the page ran them; the loader (see `app/lib/page-loader.ts`) imports it later. The two script elements that React itself
 * rendered stay where they are, emptied or with the loader in them: hydration meets the elements it expects. What the
 * pages look like belongs to the router's version, so anything unexpected stops the build.
 */
export function deferBoot(html: string, { loader, styles, page }: DeferOptions): DeferredPage {
  const body = only(html, modules, page);
  const imports = [...html.matchAll(preloads)].map(([, href = ""]) => href);
  const entry = entryImport.exec(body)?.[1];
  if (entry === undefined || !imports.includes(entry)) throw unexpected(page, "the entry's import");

  const stream = [...html.matchAll(state)].map(([, code = ""]) => code);
  if (stream.length === 0) throw unexpected(page, "the router's state");
  // Awaited, so that the loader learns when the entry cannot be had.
  const awaited = body.replace(entryImport, 'await import("$1");');
  const code = [only(html, context, page), ...stream, awaited].join("\n");
  const fileName = `assets/boot-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;

  const constants = [
    `const bootModule=${JSON.stringify(`/${fileName}`)}`,
    `siteStyles=${JSON.stringify(`/${styles}`)}`,
    `bootImports=${JSON.stringify(imports.filter((href) => href !== entry))};`,
  ];
  const inline = `{${constants.join(",")}${loader}}`;
  return {
    html: html
      .replaceAll(preloads, "")
      .replaceAll(state, "")
      .replace(stateEnd, "")
      .replace(context, "<script></script>")
      .replace(modules, () => `<script type="module" async="">${inline}</script>`),
    boot: { fileName, code },
  };
}

function only(html: string, pattern: RegExp, page: string): string {
  const [found, ...more] = [...html.matchAll(pattern)];
  if (found?.[1] === undefined || more.length > 0) throw unexpected(page, String(pattern));
  return found[1];
}

function unexpected(page: string, what: string): Error {
  return new Error(`${page} does not look as the router used to write it: expected exactly one match for ${what}.`);
}
