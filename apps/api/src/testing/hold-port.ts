import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/**
 * A free port, listening as systemd's sockets do: `fd` is for a child's fourth stream, `LISTEN_FDS=1`. Call `release`
 * once the child has it, so that calls reach nobody but the child.
 */
export async function holdPort(): Promise<{ fd: number; address: string; release: () => void }> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { _handle: handle } = holder as unknown as { _handle: { fd: number } };
  const { port } = holder.address() as AddressInfo;
  return { fd: handle.fd, address: `http://127.0.0.1:${port}`, release: () => void holder.close() };
}
