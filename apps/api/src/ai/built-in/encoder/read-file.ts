import { closeSync, fstatSync, openSync, read } from "node:fs";
import { promisify } from "node:util";

/**
 * Reads a file whole into the bytes of what `prepare` makes of its size, without a copy beside it. It is being read when this returns, by one of
 * the threads that Node.js has for files, and does not wait for the caller's.
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

/** Reads a file whole, as `readInto` does. */
export async function readWhole(file: URL): Promise<Buffer<ArrayBuffer>> {
  return (await readInto(file, (size) => ({ bytes: Buffer.allocUnsafeSlow(size) }))).bytes;
}
