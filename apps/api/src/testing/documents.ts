import { crc32 } from "node:zlib";

/** A PDF with one empty page, with `text` in a comment. */
export function pdf(text = ""): Buffer {
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>";
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page];
  const body = objects.map((object, n) => `${n + 1} 0 obj${object}endobj`).join("\n");
  return Buffer.from(`%PDF-1.7\n%${text}\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

const documentParts = ["[Content_Types].xml", "_rels/.rels", "word/document.xml"];

/**
 * A ZIP file with an uncompressed entry for each name; by default the parts of a Word document. `before` is at its
 * beginning, as in self-extracting archives.
 */
export function docx(names: readonly string[] = documentParts, comment = "", before = Buffer.alloc(0)): Buffer {
  const content = Buffer.from("<x/>");
  const locals: Buffer[] = [before];
  const entries: Buffer[] = [];
  let offset = before.length;
  for (const name of names) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), content]);
    entries.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, directory, Buffer.from("PK\x05\x06"), end, Buffer.from(comment)]);
}

const wordStreams = ["CompObj", "SummaryInformation", "1Table", "WordDocument"];
const sectorBytes = 512;
const [tableSector, endOfChain] = [0xfffffffd, 0xfffffffe];

/** A compound file with an empty stream for each name, and a directory of as many sectors as needed. */
export function doc(names: readonly string[] = wordStreams): Buffer {
  const entries = ["Root Entry", ...names].map((name, n) => {
    const entry = Buffer.alloc(128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE(name.length * 2 + 2, 64);
    entry[66] = n === 0 ? 5 : 2;
    return entry;
  });
  const sectors = Math.ceil(entries.length / 4);
  const header = Buffer.alloc(sectorBytes, 0xff);
  header.fill(0, 0, 76);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);
  // The allocation table is in sector 0, the directory begins in sector 1.
  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(tableSector, 0);
  for (let n = 1; n <= sectors; n += 1) table.writeUInt32LE(n === sectors ? endOfChain : n + 1, n * 4);
  const directory = Buffer.concat(entries);
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * sectorBytes - directory.length)]);
}
