import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryDirectory, type WhenOver } from "./build-test-app.ts";

const hash = (name: string) => `'sha256-${Buffer.from(name.padEnd(32)).toString("base64")}'`;

/** The hashes in the policies of the fixture's pages. */
export const fixtureHashes = { home: hash("home"), about: hash("about"), job: hash("job"), notFound: hash("404") };

const files: Readonly<Record<string, string>> = {
  "index.html": `<!doctype html><title>Home</title>${"home ".repeat(200)}`,
  "about/index.html": "<!doctype html><title>About</title>",
  "intake-form.html": "<!doctype html><title>Form</title>",
  "jobs/engineer/index.html": "<!doctype html><title>Engineer</title>",
  "jobs/unknown/index.html": "<!doctype html><title>No such job</title>",
  "404/index.html": "<!doctype html><title>Not here</title>",
  "__spa-fallback.html": "<!doctype html><title>Fallback</title>",
  "index.md": "# Home\n",
  "about.md": "# About\n",
  "intake-form.md": "# Form\n",
  "jobs/engineer.md": "# Engineer\n",
  "assets/app-3f2a.js": `console.log("${"app ".repeat(200)}")`,
  "about.data": '["data"]',
  "favicon.svg": "<svg/>",
};

const markdown = (file: string, canonical: string, noindex = false) => ({ markdown: { file, canonical, noindex } });

/**
 * Writes a small web build like the real one, precompressed; returns the directory to serve.
 * @param more additional content of its `pages.json` @param whenOver removes it later than the end of the test
 */
export async function writeWebsite(more: object = {}, whenOver?: WhenOver): Promise<string> {
  const build = await temporaryDirectory(whenOver);
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, "client", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  await writeFile(
    join(build, "pages.json"),
    JSON.stringify({
      ...more,
      pages: {
        "/": { file: "index.html", scriptHashes: [fixtureHashes.home], ...markdown("index.md", "/") },
        "/about": { file: "about/index.html", scriptHashes: [fixtureHashes.about], ...markdown("about.md", "/about") },
        "/jobs/engineer": {
          file: "jobs/engineer/index.html",
          scriptHashes: [],
          ...markdown("jobs/engineer.md", "/jobs", true),
        },
        "/intake-form.html": {
          file: "intake-form.html",
          scriptHashes: [],
          ...markdown("intake-form.md", "/intake-form.html"),
        },
      },
      unknown: [{ under: "/jobs/", file: "jobs/unknown/index.html", scriptHashes: [fixtureHashes.job] }],
      notFound: { file: "404/index.html", scriptHashes: [fixtureHashes.notFound] },
    }),
  );
  await writeFile(join(build, "secret.txt"), "outside the website");
  return join(build, "client");
}
