import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// Reproducible words that compress like a page, to 20 kB of brotli.
let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state;
};
const words = Array.from({ length: 2_000 }, () => random().toString(36));
const text = Array.from({ length: 14_000 }, () => words[random() % words.length]).join(" ");

const html = `<!doctype html><title>A page</title><p>${text}`;
export const brotli = brotliCompressSync(html);

/** Writes the page as a web build would; returns the directory to serve. */
export function writeWebsite(): string {
  const build = mkdtempSync(join(tmpdir(), "bench-website-"));
  const client = join(build, "client");
  mkdirSync(client);
  writeFileSync(join(client, "index.html"), html);
  writeFileSync(join(client, "index.html.br"), brotli);
  writeFileSync(join(client, "index.html.gz"), gzipSync(html));
  writeFileSync(join(client, "index.md"), text);
  const page = { file: "index.html", scriptHashes: [] };
  const markdown = { file: "index.md", canonical: "/", noindex: false };
  const pages = { "/": { ...page, markdown } };
  writeFileSync(join(build, "pages.json"), JSON.stringify({ pages, notFound: page }));
  return client;
}
