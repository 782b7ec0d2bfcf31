import { connect } from "node:net";

/** `request`: bytes ready to send, with `Content-Length` for a body; `status`: the status expected of every answer. */
export type Load = { port: number; request: Buffer; connections: number; milliseconds: number; status: number };

/** Sends as fast as answers arrive, over kept-alive connections; any other status ends it. */
export async function load({ milliseconds, connections, ...asked }: Load): Promise<{ calls: number; ms: number }> {
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => onOneConnection(asked, started + milliseconds)),
  );
  return { calls: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - started };
}

function onOneConnection(
  { port, request, status }: Pick<Load, "port" | "request" | "status">,
  deadline: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answered = 0;
    /** Bytes still missing; undefined until the head is complete. */
    let missing: number | undefined;
    let head = "";
    const read = (piece: Buffer) => {
      if (missing !== undefined) {
        missing -= piece.length;
        return;
      }
      const before = head.length;
      head += piece.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`Not ${status}: ${head.slice(0, 500)}`);
      const length = Number(/^content-length: (\d+)\r$/im.exec(head.slice(0, end + 2))?.[1] ?? 0);
      missing = end + 4 + length - before - piece.length;
      head = "";
    };
    socket.setNoDelay(true);
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (piece: Buffer) => {
      try {
        read(piece);
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      if (missing === undefined || missing > 0) return;
      missing = undefined;
      answered += 1;
      if (performance.now() < deadline) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve(answered);
    });
  });
}
