import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(html|js|css|data|svg|json|txt|md|xml|webmanifest)$/;

/** Writes `.br` (quality 11) and `.gz` beside each file that compression makes smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const made = { ".br": await brotli(source, { params }), ".gz": await zip(source, { level: 9 }) };
  for (const [extension, content] of Object.entries(made)) {
    if (content.length < source.length) await writeFile(file + extension, content);
  }
}
