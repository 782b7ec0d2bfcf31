import { expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { until } from "../../testing/until.ts";
import { FrameAllowance, ofAddress, ofSocket } from "./frame-allowance.ts";

test("frames are limited to 30 a second, and allowed again in the next", () => {
  let now = 0;
  const allowance = new FrameAllowance(ofSocket, () => now);
  const take = (count: number) => Array.from({ length: count }, () => allowance.take(1_000)).filter(Boolean).length;
  expect(take(40)).toBe(30);
  now = 999;
  expect(take(1)).toBe(0);
  now = 1_000;
  expect(take(40)).toBe(30);
});

test("all sockets of an address may send ten times the frames of one, and a mebibyte, a second", () => {
  let now = 0;
  const allowance = new FrameAllowance(ofAddress, () => now);
  const take = (count: number, bytes: number) =>
    Array.from({ length: count }, () => allowance.take(bytes)).filter(Boolean).length;
  expect(take(400, 100)).toBe(300);
  now = 1_000;
  expect(take(40, 32 * 1024)).toBe(32);
  now = 2_000;
  expect(take(1, 32 * 1024)).toBe(1);
});

test("a socket is closed with 1008 when its address sends too much over many sockets that each keep their own limit", async () => {
  const app = await buildTestApp({ env: { RATE_CHAT: "60" } });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const sockets = await Promise.all(Array.from({ length: 12 }, async () => connectSocket(address)));
  const reasons: string[] = [];
  for (const { socket } of sockets) socket.on("close", (_, reason) => reasons.push(reason.toString()));
  const frame = JSON.stringify({ type: "nothing", padding: "x".repeat(30_000) });
  await until(() => {
    for (const { socket } of sockets) for (let n = 0; n < 4; n += 1) socket.send(frame);
    expect(reasons).not.toEqual([]);
  });
  expect(new Set(reasons)).toEqual(new Set(["Too many frames from this address"]));
});
