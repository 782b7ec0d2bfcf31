import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** The path of a file, or its bytes. */
export type ArchiveFile = { from: string | Uint8Array; executable?: boolean };

const block = 512;

/** Writes a reproducible `.tar.gz` (POSIX ustar). @throws {RangeError} for a path too long for ustar */
export async function writeArchive(
  file: string,
  files: ReadonlyMap<string, ArchiveFile>,
  { level = 9 }: { level?: number } = {},
): Promise<void> {
  await pipeline(Readable.from(entries(files)), createGzip({ level }), createWriteStream(file));
}

/** A file's content, read from disk if only its path is given. */
export async function bytesOf({ from }: ArchiveFile): Promise<Uint8Array> {
  return typeof from === "string" ? readFile(from) : from;
}

async function* entries(files: ReadonlyMap<string, ArchiveFile>): AsyncGenerator<Uint8Array> {
  const folders = [...files.keys()].flatMap((path) =>
    [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)),
  );
  for (const path of [...new Set([...folders, ...files.keys()])].toSorted()) {
    const file = files.get(path);
    if (!file) {
      yield header(path, { size: 0, mode: 0o755, type: "5" });
      continue;
    }
    const bytes = await bytesOf(file);
    yield header(path, { size: bytes.length, mode: file.executable ? 0o755 : 0o644, type: "0" });
    yield bytes;
    yield new Uint8Array((block - (bytes.length % block)) % block);
  }
  yield new Uint8Array(2 * block);
}

type Entry = { size: number; mode: number; type: "0" | "5" };

/** https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html, "ustar Interchange Format" */
function header(path: string, { size, mode, type }: Entry): Uint8Array {
  const bytes = Buffer.alloc(block);
  const { prefix, name } = split(path);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  bytes.write(name, 0, 100);
  bytes.write(octal(mode, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(madeAt, 12), 100);
  bytes.write(`        ${type}`, 148);
  bytes.write("ustar\x0000root", 257);
  bytes.write("root", 297);
  bytes.write(prefix, 345, 155);
  bytes.write(
    `${bytes
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return bytes;
}

/** For all files: 1980-01-01, which every tool can show. */
const madeAt = Date.UTC(1980, 0, 1) / 1000;

function split(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: "", name: path };
  // The longest name that fits, split at a slash that is not the last character.
  const cut = [...path.matchAll(/\/(?=.)/g)].find(
    ({ index }) => Buffer.byteLength(path.slice(index + 1)) <= 100,
  )?.index;
  if (cut === undefined || cut > 155) throw new RangeError(`The path ${path} is too long for an archive.`);
  return { prefix: path.slice(0, cut), name: path.slice(cut + 1) };
}
