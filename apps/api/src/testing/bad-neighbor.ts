import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setInterval as every } from "node:timers/promises";
import { roomIdOf, socketLimits } from "@thirtyfold/realtime-protocol";
import { pdf } from "./documents.ts";
import { rawFrame } from "./hostile/raw-socket.ts";
import { multipart } from "./multipart.ts";

/**
 * A client that does as much as one address may on every road, and more, until the process is told to end. It writes
 * prebuilt bytes and hardly reads, so that it takes little of the machine it shares with the measured server.
 */
const [port = "", address = "", part = ""] = process.argv.slice(2);
/** Twenty more than an address may open. */
const sockets = socketLimits.socketsPerAddress + 20;
/** How often each socket does something, in milliseconds: in total more than six times what an address may do. */
const socketEveryMs = 130;
const sliceMs = 10;
/** The size of a resume that just fits, in bytes. */
const largest = 5 * 1024 * 1024 - 10_000;
const tally = new Map<string, number>();
function count(what: string): void {
  // Printed immediately: the parent process may wait for it.
  if (what.endsWith(" 429") && !tally.has(what)) process.stdout.write(`${what}\n`);
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

function open(): Socket {
  const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress: address, noDelay: true });
  // The server closes many of these connections.
  return socket.on("error", () => {});
}

/** Bytes with a placeholder that gets a new value each time: a made-up id of an unknown visitor. */
class Template {
  static #made = 0;
  static readonly place = randomUUID();
  readonly #bytes: Buffer;
  readonly #places: readonly number[];

  constructor(bytes: Buffer | string) {
    this.#bytes = Buffer.from(bytes);
    const places: number[] = [];
    for (let at = this.#bytes.indexOf(Template.place); at >= 0; at = this.#bytes.indexOf(Template.place, at + 1))
      places.push(at + Template.place.length - 12);
    this.#places = places;
  }

  static next(): string {
    return (Template.#made += 1).toString(16).padStart(12, "0");
  }

  /** A copy for the visitor with this id. */
  with(visitor: string): Buffer {
    const bytes = Buffer.from(this.#bytes);
    for (const place of this.#places) bytes.write(visitor, place, "latin1");
    return bytes;
  }
}

const visitor = Template.place;
const roomId = roomIdOf(visitor, "sales");
/** The longest message allowed, in characters that take the most bytes. */
const longText = "𝄞".repeat(socketLimits.contentCharacters / 2);

function httpRequest(method: string, path: string, type = "", body: Buffer | string = "", accept = ""): Template {
  const payload = Buffer.from(body);
  const lines = [`${method} ${path} HTTP/1.1`, "host: neighbor", `content-length: ${payload.length}`];
  if (type !== "") lines.push(`content-type: ${type}`);
  if (accept !== "") lines.push(`accept: ${accept}`);
  return new Template(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), payload]));
}

/** A connection that is reused, and reopened after the server has closed it. */
class Line {
  #socket: Socket | undefined;

  /** Resolves with the status of the response, or 0 if there was none. */
  async call(what: string, bytes: Buffer): Promise<number> {
    const socket = this.#socket?.writable ? this.#socket : open();
    this.#socket = socket;
    const { promise, resolve } = Promise.withResolvers<number>();
    const read = (data: Buffer) => {
      const text = data.toString("latin1", 0, 12);
      if (text.startsWith("HTTP/")) resolve(Number(text.slice(9)));
    };
    const cut = () => resolve(0);
    socket.on("data", read).once("close", cut);
    socket.write(bytes);
    const status = await promise;
    socket.off("data", read).off("close", cut).resume();
    count(`${what} ${status === 0 ? "cut off" : status}`);
    return status;
  }
}

async function application(bytes: number): Promise<Template> {
  const form = await multipart({
    name: "Nadia Neighbor",
    email: "nadia@neighbor.example",
    phone: "1",
    jobId: "full-stack-developer",
    coverLetter: `${visitor}${"x".repeat(4_900)}`,
    portfolio: "",
    resume: new File([Uint8Array.from(pdf()), new Uint8Array(bytes)], "cv.pdf"),
  });
  return httpRequest("POST", "/api/forms/applications", form.headers["content-type"], form.payload);
}

/** Stores as much as an address may at once after a long rest. */
async function spend(): Promise<void> {
  const line = new Line();
  for (let size = largest; size > 100_000; ) {
    const status = await line.call("application", (await application(size)).with(Template.next()));
    if (status !== 201) size /= 2;
  }
}

/** Sends calls of one kind at this interval in milliseconds, on alternating connections. */
async function keepCalling(ms: number, what: string, request: Template): Promise<void> {
  const lines = Array.from({ length: 8 }, () => new Line());
  let turn = 0;
  for await (const _ of every(ms)) void lines[turn++ % lines.length]?.call(what, request.with(Template.next()));
}

/** Sends a body at a byte per second, in an upload slot or not. */
function drip(path: string, type: string, begin: string): void {
  const socket = open();
  const head = [`POST ${path} HTTP/1.1`, "host: x", `content-type: ${type}`, "content-length: 60000"];
  socket.write(`${head.join("\r\n")}\r\n\r\n${begin}`);
  const timer = setInterval(() => socket.write("x"), 1_000);
  socket.on("data", (data) => count(`drip ${String(data).slice(9, 12)}`));
  socket.on("close", () => clearInterval(timer));
}

function dripForm(): void {
  const begin = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  drip("/api/forms/applications", "multipart/form-data; boundary=b", begin);
}

const handshake = [
  "GET /ws HTTP/1.1",
  "host: neighbor",
  "connection: Upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
  "\r\n",
].join("\r\n");
const frame = (content: object) => rawFrame({ opcode: 1, payload: Buffer.from(JSON.stringify(content)) });
const enter = new Template(
  Buffer.concat([frame({ type: "subscribe", roomId, userId: visitor }), frame({ type: "typing", roomId })]),
);
const leave = new Template(frame({ type: "unsubscribe", roomId }));
const timestamp = new Date().toISOString();
const message = { id: visitor, content: longText, senderId: visitor, roomId, read: false, timestamp };
const write = new Template(frame({ type: "new_message", roomId, message }));

/** Opens unknown rooms one after the other, sends typing signals, and now and then a message. */
class NoisySocket {
  #socket: Socket | undefined;
  #rooms: string[] = [];
  #acts = 0;

  /** Reconnects a second after the server has closed it. */
  open(): void {
    const socket = open();
    socket.write(handshake);
    socket.once("data", (data: Buffer) => {
      const status = data.toString("latin1", 9, 12);
      count(`socket ${status}`);
      if (status === "101") this.#socket = socket;
    });
    socket.on("data", (data: Buffer) => {
      // A close frame with its code comes last, in its own chunk.
      const at = data.lastIndexOf(0x88);
      if (at >= 0 && data.length > at + 3 && at + 2 + (data[at + 1] ?? 0) === data.length)
        count(`socket closed ${data.readUInt16BE(at + 2)}`);
    });
    socket.on("close", () => {
      this.#socket = undefined;
      this.#rooms = [];
      setTimeout(() => this.open(), 1_000);
    });
  }

  act(): void {
    if (!this.#socket?.writable) return;
    const room = Template.next();
    this.#rooms.push(room);
    const left = this.#rooms.length > socketLimits.roomsPerSocket - 1 ? this.#rooms.shift() : undefined;
    if (left !== undefined) this.#socket.write(leave.with(left));
    this.#socket.write(enter.with(room));
    this.#acts += 1;
    if (this.#acts % 20 === 0) this.#socket.write(write.with(room));
  }
}

/** Runs all sockets in turn, so that their actions do not come in one burst. */
async function keepSockets(): Promise<void> {
  const noisy = Array.from({ length: sockets }, () => new NoisySocket());
  for (const socket of noisy) socket.open();
  const atOnce = Math.ceil((sockets * sliceMs) / socketEveryMs);
  let turn = 0;
  for await (const _ of every(sliceMs)) for (let n = 0; n < atOnce; n += 1) noisy[turn++ % sockets]?.act();
}

if (part === "spend") {
  await spend();
  process.exit(0);
}
const json = "application/json";
const posted = { id: visitor, content: longText, senderId: visitor, receiverId: "sales", roomId };
const asked = { message: longText.slice(0, 4_000), history: [] };
const post = (path: string, body: object, accept?: string) =>
  httpRequest("POST", path, json, JSON.stringify(body), accept);
const search = { name: "search", arguments: { query: longText.slice(0, 1_000) } };
const toAgents = { jsonrpc: "2.0", id: 1, method: "tools/call", params: search };
const spoken = { messages: [{ id: visitor, role: "user", parts: [{ type: "text", text: asked.message }] }] };
const rated = { page: "/agents", kind: "grounded", sources: [], rating: "up" };
for (let slow = 0; slow < 30; slow += 1) drip("/api/realtime-chat/messages", json, "{");
for (let slow = 0; slow < 8; slow += 1) dripForm();
process.on("SIGTERM", () => {
  const { user, system } = process.cpuUsage();
  const result = { ...Object.fromEntries(tally), cpuSeconds: (user + system) / 1e6 };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
});
process.stdout.write("begun\n");
await Promise.all([
  keepSockets(),
  keepCalling(100, "messages", httpRequest("GET", `/api/realtime-chat/rooms/${roomId}/messages`)),
  keepCalling(
    150,
    "mark-read",
    httpRequest("POST", `/api/realtime-chat/rooms/${roomId}/mark-read?readerId=${visitor}`),
  ),
  keepCalling(500, "message", httpRequest("POST", "/api/realtime-chat/messages", json, JSON.stringify(posted))),
  keepCalling(1_500, "chat", post("/api/openai/chat", asked)),
  keepCalling(1_500, "mcp", post("/mcp", toAgents, `${json}, text/event-stream`)),
  keepCalling(3_000, "ui-chat", post("/api/openai/ui-chat", spoken)),
  keepCalling(3_000, "feedback", post("/api/assistant/feedback", rated)),
  keepCalling(3_000, "unanswered", post("/api/assistant/unanswered", { question: longText, topic: "other" })),
  keepCalling(1_000, "sign-in", post("/api/desk/session", { token: "a-wrong-one", name: visitor })),
  keepCalling(50, "readyz", httpRequest("GET", "/readyz")),
  keepCalling(3_000, "application", await application(largest)),
  (async () => {
    for await (const _ of every(5_000)) dripForm();
  })(),
]);
