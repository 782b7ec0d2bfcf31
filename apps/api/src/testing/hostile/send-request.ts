import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { HostileRequest } from "./hostile-requests.ts";

/** The longest time for a response, in milliseconds: more than any time limit of the server. */
const timeoutMs = 40_000;

/**
 * Sends a call and returns its status; 0 if there was none, which is acceptable only for a call that is not HTTP. An
 * overloaded server is retried, as it requests.
 */
export async function sendRequest(address: string, call: HostileRequest, agent: Agent): Promise<number> {
  return sendAgain(async () => (call.raw === undefined ? sendWell(address, call, agent) : sendRaw(address, call)));
}

/** Retries calls answered with 503 because of event loop lag, a few times. */
export async function sendAgain(send: () => Promise<number>): Promise<number> {
  for (let time = 0; time < 5; time += 1) {
    const status = await send();
    if (status !== 503) return status;
    await wait(5_000);
  }
  return 503;
}

async function sendWell(
  address: string,
  { method, path, headers, body }: HostileRequest,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(address);
  // What stands between the bytes is the client's: it would refuse to write some of it.
  const written = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "expect"));
  const options = { hostname, port, agent, method: method === "CONNECT" ? "GET" : method, path, headers: written };
  const send = async (): Promise<number> => {
    const sent = request({ ...options, signal: AbortSignal.timeout(timeoutMs) }).end(body);
    try {
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return response.statusCode ?? 0;
    } catch (error) {
      // The server closed the connection after an earlier call while this one was on its way, as can happen to any
      // client.
      if (sent.reusedSocket) return send();
      throw error;
    }
  };
  return send();
}

/** Writes the raw bytes, ends the connection after them, and reads the response. */
async function sendRaw(address: string, call: HostileRequest): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(timeoutMs, () => socket.destroy());
  let answer = "";
  socket.on("data", (chunk) => {
    answer = (answer + chunk.toString("latin1")).slice(0, 100);
  });
  socket.on("error", () => undefined);
  socket.end(rawBytes(call));
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

function rawBytes({ method, path, headers, body = Buffer.alloc(0), raw }: HostileRequest): Buffer {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = (...more: string[]) =>
    Buffer.from(`${[`${method} ${path} HTTP/1.1`, ...lines, ...more].join("\r\n")}\r\n\r\n`);
  switch (raw) {
    case "short":
      return Buffer.concat([head(`content-length: ${body.length + 100}`), body]);
    case "long":
      return Buffer.concat([head(`content-length: ${Math.max(0, body.length - 10)}`), body]);
    case "chunks":
      return Buffer.concat([head("transfer-encoding: chunked"), Buffer.from("5\r\nab\r\nzz\r\n"), body]);
    case "lines":
      return head("content-length: -1", "content-length: 7", "transfer-encoding: gzip, chunked", ": empty", "a\0b: c");
    default:
      return Buffer.concat([body, Buffer.from(" \0\x16\x03\x01"), head()]);
  }
}
