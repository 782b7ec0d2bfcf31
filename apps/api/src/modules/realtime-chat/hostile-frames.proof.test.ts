import { expect, test } from "vitest";
import { newPair } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { adminToken } from "../../testing/desk-calls.ts";
import { chance } from "../../testing/hostile/chance.ts";
import { hostileFrame } from "../../testing/hostile/hostile-frames.ts";
import { openRawSocket } from "../../testing/hostile/raw-socket.ts";
import { sendAgain } from "../../testing/hostile/send-request.ts";
import { inParallel, startMeasured, watchServer } from "../../testing/hostile/watch-server.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";

const count = proofSize("hostile-frames")("frames");
const framesPerSocket = 20;
const atOnce = 16;
const growthMiB = 400;
/** A close frame with 1011, which reports a server failure. */
const failed = Buffer.from([0x03, 0xf3]);

/** Signs somebody in, so that the desk is on; returns the cookie. */
async function openDesk(address: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ token: adminToken, name: "Ines Kallio" });
  const response = await fetch(`${address}/api/desk/session`, { method: "POST", headers, body });
  expect(response.status).toBe(204);
  return String(response.headers.get("set-cookie")).split(";", 1)[0] ?? "";
}

/** Sends frames over its own socket, and returns the failures of its own that the server reported. */
async function flood(address: string, seed: number, desk: string): Promise<{ status: number; failures: string[] }> {
  const by = chance(seed);
  const visitor = `10.${by.whole(250)}.${by.whole(250)}.${by.whole(250)}`;
  const { socket, status } = await openRawSocket(address, visitor, by.maybe(0.3) ? desk : undefined);
  const failures: string[] = [];
  const reads = by.maybe(0.8);
  if (reads) {
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1");
      if (text.includes('"code":"unavailable"') || text.includes('"code":"internal')) failures.push(text.slice(0, 300));
      if (chunk[0] === 0x88 && chunk.subarray(2, 4).equals(failed)) failures.push("closed with 1011");
    });
  }
  // Also resolves after a reset, which `once` of node:events would throw: the server has had enough.
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  for (let frame = 0; frame < framesPerSocket && !socket.destroyed; frame += 1) {
    for (const bytes of hostileFrame(by)) socket.write(bytes);
    if (by.maybe(0.2)) await new Promise((resolve) => setImmediate(resolve));
  }
  if (reads) {
    socket.end();
    socket.setTimeout(2000, () => socket.destroy());
    await closed;
  } else socket.resetAndDestroy();
  return { status, failures };
}

test("no malformed frame crashes the server, fills its memory or makes it fail", {
  timeout: 36_000_000,
}, async () => {
  const address = await startMeasured({ TRUST_PROXY: "127.0.0.1", ADMIN_TOKEN: adminToken });
  const desk = await openDesk(address);
  const sockets = Math.ceil(count / framesPerSocket);
  const wrong: string[] = [];
  const health = await watchServer(address, growthMiB, async () =>
    inParallel(sockets, atOnce, async (index) => {
      const status = await sendAgain(async () => {
        const flooded = await flood(address, proofSeed + index, desk);
        wrong.push(...flooded.failures.map((failure) => `socket ${index}: ${failure}`));
        return flooded.status;
      });
      if (status !== 101) wrong.push(`socket ${index}: ${status}`);
    }),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  const { ann, roomId } = newPair();
  const good = await connectSocket(address);
  expect(await good.subscribe(roomId, ann)).toMatchObject({ roomId, seq: 0 });
  proved(
    `${sockets * framesPerSocket} hostile frames over ${sockets} sockets, no failure; /healthz at most ${health.slowestMs} ms, ${health.memoryMiB} MiB at the end`,
  );
});
