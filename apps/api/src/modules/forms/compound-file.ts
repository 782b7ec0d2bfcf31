// [MS-CFB], the container format of Office documents before 2007.
const magic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const headerBytes = 512;
const fatSectorsInHeader = 109;
const entryBytes = 128;
const streamType = 2;

/** The file's stream names; undefined for other files and broken directories. */
export function streamNames(file: Buffer): string[] | undefined {
  if (file.length < headerBytes || !file.subarray(0, 8).equals(magic)) return undefined;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  // The header takes the place of sector -1. Incomplete sectors do not count.
  const sectorAt = (number: number) => {
    const start = (number + 1) * sectorBytes;
    return start + sectorBytes <= file.length ? file.subarray(start, start + sectorBytes) : undefined;
  };
  const next = (number: number) => nextSector(file, number, sectorBytes / 4, sectorAt);

  const names: string[] = [];
  // Visiting more sectors than the file has means a cycle.
  let left = Math.floor(file.length / sectorBytes);
  for (let number: number | undefined = file.readUInt32LE(48); number !== undefined; number = next(number)) {
    const sector = sectorAt(number);
    if (!sector || left-- === 0) break;
    for (let at = 0; at < sectorBytes; at += entryBytes) {
      const name = streamName(sector.subarray(at, at + entryBytes));
      if (name !== undefined) names.push(name);
    }
  }
  return names;
}

/** The header lists enough of the allocation table for 6.8 MiB. */
function nextSector(
  file: Buffer,
  number: number,
  perSector: number,
  sectorAt: (number: number) => Buffer | undefined,
): number | undefined {
  const index = Math.floor(number / perSector);
  if (index >= fatSectorsInHeader) return undefined;
  const table = sectorAt(file.readUInt32LE(76 + index * 4));
  return table?.readUInt32LE((number % perSector) * 4);
}

function streamName(entry: Buffer): string | undefined {
  const bytes = entry.readUInt16LE(64);
  if (entry[66] !== streamType || bytes < 2 || bytes > 64) return undefined;
  return entry.toString("utf16le", 0, bytes - 2);
}
