import { closeSync, fstatSync, openSync, read } from "node:fs";
import { promisify } from "node:util";

/**
 * Reads a whole file into the bytes of the object that `prepare` creates for its size, without another copy. The read
 * has started on one of Node.js's file threads when this returns, and does not wait for the caller's.
 */
export async function readInto<Read extends Readonly<{ bytes: Int8Array | Uint8Array }>>(
  file: URL,
  prepare: (size: number) => Read,
): Promise<Read> {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const prepared = prepare(size);
    const { bytesRead } = await promisify(read)(descriptor, prepared.bytes, 0, size, 0);
    if (bytesRead !== size) throw new Error(`${file.pathname} was not read whole`);
    return prepared;
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a whole file, as `readInto` does. */
export async function readWhole(file: URL): Promise<Buffer<ArrayBuffer>> {
  return (await readInto(file, (size) => ({ bytes: Buffer.allocUnsafeSlow(size) }))).bytes;
}
