import { connect } from "node:net";

/** What is posted, ready for the wire; the answers' bodies have a `Content-Length`. */
export type Load = { port: number; request: Buffer; connections: number; milliseconds: number };

/** Posts as fast as the answers come, over kept connections. Gives the requests a second; a wrong answer ends it. */
export async function postLoad({ port, request, connections, milliseconds }: Load): Promise<number> {
  const deadline = performance.now() + milliseconds;
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, () => onOneConnection(port, request, deadline)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / (performance.now() - started);
}

function onOneConnection(port: number, request: Buffer, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answered = 0;
    let received = "";
    socket.setNoDelay(true).setEncoding("latin1");
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (piece: string) => {
      received += piece;
      const end = answerEnd(received);
      if (end === undefined || received.length < end) return;
      if (!received.startsWith("HTTP/1.1 200")) {
        reject(new Error(received.slice(0, 500)));
        return;
      }
      received = received.slice(end);
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

/** Where the first answer ends; undefined while its head is not complete. */
function answerEnd(received: string): number | undefined {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const length = /^content-length: (\d+)\r$/im.exec(received.slice(0, head + 2))?.[1];
  if (length === undefined) throw new Error(`An answer without a length: ${received.slice(0, head)}`);
  return head + 4 + Number(length);
}
