import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { company } from "@thirtyfold/content";
import type { PageFonts } from "@thirtyfold/intake-page";
import { z } from "zod";

const pageSchema = z.object({
  file: z.string(),
  scriptHashes: z.array(z.string().regex(/^'sha(256|384|512)-[\w+/=]+'$/)),
});
const markdownSchema = z.object({ file: z.string(), canonical: z.string().startsWith("/"), noindex: z.boolean() });
const originSchema = z.url({ protocol: /^https?$/ }).refine((url) => URL.canParse(url) && new URL(url).origin === url);
const manifestSchema = z.object({
  connect: z.array(originSchema).default([]),
  fonts: z.object({ faces: z.string(), preload: z.string() }).optional(),
  pages: z.record(z.string().startsWith("/"), pageSchema.extend({ markdown: markdownSchema })),
  unknown: z.array(pageSchema.extend({ under: z.string().startsWith("/").endsWith("/") })).default([]),
  notFound: pageSchema,
  edits: z.record(z.string(), z.array(z.tuple([z.int(), z.int(), z.string()]))).default({}),
});

/** An HTML file, and the Content-Security-Policy for its inline scripts. */
export type Page = { file: string; csp: string };

/** An alias has the Markdown of its `canonical` page. `noindex`: hidden from search engines. */
export type PageMarkdown = z.output<typeof markdownSchema>;

/** Pages by path, other files by their path relative to the build. */
export type WebsiteBuild = {
  directory: string;
  fonts: PageFonts | undefined;
  pages: ReadonlyMap<string, Page & { markdown: PageMarkdown }>;
  markdown: ReadonlyMap<string, PageMarkdown>;
  /** The pages for unknown addresses below a path, keyed by that path: `/careers/apply/`. */
  unknown: ReadonlyMap<string, Page>;
  notFound: Page;
  assets: ReadonlySet<string>;
  /** Contents of files changed at startup: the site's address, and values known only at startup. */
  filled: ReadonlyMap<string, string>;
};

/**
 * `local`: the origin for files that must name one if `origin` is unknown; `now`: epoch ms; `changeForm`: turns the
 * intake form and its Markdown, as built, into what they say here.
 */
type FillFacts = {
  origin?: string | undefined;
  local?: string | undefined;
  now?: number;
  changeForm?: (text: string) => string;
};

// Styles: dialogs are positioned by inline styles, which no hash can cover (see docs/decisions).
const policy = (scriptHashes: readonly string[], connect: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self' 'inline-speculation-rules'", ...scriptHashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

const webBuild = fileURLToPath(new URL("../../../web/build/client", import.meta.url));

/** Undefined if it was not built. */
export async function findWebsite(): Promise<string | undefined> {
  const manifest = await stat(`${webBuild}/../pages.json`).catch(() => undefined);
  return manifest && webBuild;
}

/** `message` is one line for operators. */
export class WebsiteBuildError extends Error {
  override readonly name = "WebsiteBuildError";

  constructor(directory: string, missing: string) {
    super(`The web build in ${directory} is not complete: ${missing}. Let the build end, or build again, then start.`);
  }
}

async function readManifest(directory: string): Promise<z.output<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(directory, "..", "pages.json"), "utf8")));
  } catch (error) {
    throw error instanceof SyntaxError ? new WebsiteBuildError(directory, "pages.json breaks off") : error;
  }
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Inserts the origin where the build marked its place. Edits that do not name the origin are always applied; those that
 * drop something are in files that must name an origin, where the build left a local one.
 */
async function fillFiles(
  directory: string,
  edits: z.output<typeof manifestSchema>["edits"],
  { origin, local, now = Date.now() }: FillFacts,
): Promise<Map<string, string>> {
  const expires = `${new Date(now + year).toISOString().slice(0, 10)}T00:00:00Z`;
  const filled = new Map<string, string>();
  const originOf = (drop: number) => origin ?? (drop > 0 ? local : undefined);
  for (const [file, all] of Object.entries(edits)) {
    const wanted = all.filter(([, drop, put]) => originOf(drop) !== undefined || !put.includes("{origin}"));
    if (wanted.length === 0) continue;
    const built = await readFile(join(directory, file), "utf8");
    let text = built;
    // From the end, so that earlier offsets stay valid.
    for (const [at, drop, put] of wanted.toReversed()) {
      const words = put.replaceAll("{origin}", originOf(drop) ?? "").replaceAll("{expires}", expires);
      text = text.slice(0, at) + words + text.slice(at + drop);
    }
    if (text !== built) filled.set(file, text);
  }
  return filled;
}

/** Reads `directory` and `pages.json` beside it. @throws {WebsiteBuildError} if a page is missing */
export async function readWebsiteBuild(directory: string, facts: FillFacts = {}): Promise<WebsiteBuild> {
  const manifest = await readManifest(directory);
  const files = new Set(await filesBelow(directory));
  const toPage = ({ file, scriptHashes }: z.output<typeof pageSchema>): Page => {
    if (!files.has(file)) throw new WebsiteBuildError(directory, `${file} is missing`);
    return { file, csp: policy(scriptHashes, manifest.connect) };
  };
  const pages = Object.entries(manifest.pages).map(([path, page]) => {
    const { markdown } = page;
    if (!files.has(markdown.file)) throw new WebsiteBuildError(directory, `${markdown.file} is missing`);
    return [path, { ...toPage(page), markdown }] as const;
  });
  const filled = await fillFiles(directory, manifest.edits, facts);
  const form = manifest.pages[company.intakePath];
  const { changeForm = (text) => text } = facts;
  for (const file of form ? [form.file, form.markdown.file] : []) {
    const built = filled.get(file) ?? (await readFile(join(directory, file), "utf8"));
    const changed = changeForm(built);
    if (changed !== built) filled.set(file, changed);
  }
  return {
    directory,
    fonts: manifest.fonts,
    pages: new Map(pages),
    markdown: new Map(pages.map(([, { markdown }]) => [markdown.file, markdown])),
    unknown: new Map(manifest.unknown.map(({ under, ...page }) => [under, toPage(page)])),
    notFound: toPage(manifest.notFound),
    assets: new Set([...files].filter((file) => !/\.(html|br|gz)$/.test(file))),
    filled,
  };
}
