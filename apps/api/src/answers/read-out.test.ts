import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { readOut } from "./read-out.ts";

const bytes = 5_000_000;
const piece = 50_000;

/** Begins a request with an oversized JSON body as a proxy does, reading no response until it has sent everything. */
async function begin(framing: string): Promise<Socket> {
  const app = await buildTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1").pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const head = ["POST /api/forms/intake HTTP/1.1", "Host: a", "Connection: close", "Content-Type: application/json"];
  socket.write(`${[...head, framing].join("\r\n")}\r\n\r\n`);
  return socket;
}

const send = async (socket: Socket, what: string) =>
  new Promise<void>((resolve, reject) => {
    socket.write(what, (error) => (error ? reject(error) : resolve()));
  });

describe("a body that is too large", () => {
  it.each([
    ["says so", `Content-Length: ${bytes}`, (data: string) => data],
    ["comes in pieces", "Transfer-Encoding: chunked", (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`],
  ])("is read to the end before it is refused: one that %s", async (_, framing, framed) => {
    const socket = await begin(framing);
    for (let sent = 0; sent < bytes; sent += piece) await send(socket, framed("x".repeat(piece)));
    if (framing.includes("chunked")) await send(socket, "0\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*The body is too large\./);
  });

  it("is refused before its end when no more data arrives", async () => {
    const socket = await begin(`Content-Length: ${bytes}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("is read for at most ten seconds, however slowly more data arrives", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const call = new PassThrough();
    const done = vi.fn<() => void>();
    void readOut(call as unknown as IncomingMessage)?.then(done);
    const drip = setInterval(() => call.write("x"), 500);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledOnce();
    clearInterval(drip);
  });
});
