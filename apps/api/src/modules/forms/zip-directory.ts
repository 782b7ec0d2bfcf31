// APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16.
const localFile = 0x04034b50;
const directoryEntry = 0x02014b50;
const endOfDirectory = 0x06054b50;
const endBytes = 22;
const longestComment = 0xffff;

/** Lists the names without inflating; undefined unless the whole file is a ZIP with a valid directory. */
export function zipNames(file: Buffer): string[] | undefined {
  const end = findEnd(file);
  if (end === undefined || file.readUInt32LE(0) !== localFile) return undefined;
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const directoryEnd = at + file.readUInt32LE(end + 12);
  // ZIP64 records may lie between the two.
  if (directoryEnd > end) return undefined;

  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > directoryEnd || file.readUInt32LE(at) !== directoryEntry) return undefined;
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    if (nameEnd > directoryEnd) return undefined;
    names.push(file.toString("utf8", at + 46, nameEnd));
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return at === directoryEnd ? names : undefined;
}

/** Offset of the end record whose comment reaches the last byte. */
function findEnd(file: Buffer): number | undefined {
  const last = file.length - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory && at + endBytes + file.readUInt16LE(at + 20) === file.length)
      return at;
  }
  return undefined;
}
