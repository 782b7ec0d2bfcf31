import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setInterval } from "node:timers/promises";
import { roomIdOf, socketLimits } from "@thirtyfold/realtime-protocol";
import { WebSocket } from "ws";
import { pdf } from "./documents.ts";
import { multipart } from "./multipart.ts";

/** Somebody who does as much as one address may on every road, and more, until the process is killed. */
const [port = "", address = "", part = ""] = process.argv.slice(2);
const host = { host: "127.0.0.1", port, localAddress: address };
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const tally = new Map<string, number>();
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

async function call(method: string, path: string, headers: Record<string, string> = {}, body: Buffer | string = "") {
  const asked = request({
    ...host,
    agent,
    method,
    path,
    headers: { "content-length": `${Buffer.byteLength(body)}`, ...headers },
  });
  // An answer may come, and the connection end, before the whole body is sent.
  asked.on("error", () => {});
  asked.end(body);
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    count(`${path.split("?")[0]?.replace(/rooms\/[^/]+/, "rooms/…")} ${answer.statusCode}`);
    return answer.statusCode ?? 0;
  } catch {
    count(`${path} cut off`);
    return 0;
  }
}

const json = { "content-type": "application/json" };
const newRoom = () => {
  const visitor = randomUUID();
  return { visitor, roomId: roomIdOf(visitor, "sales") };
};
/** As long as a message may be, in characters that take the most. */
const longText = "𝄞".repeat(socketLimits.contentCharacters / 2);

async function postMessage() {
  const { visitor, roomId } = newRoom();
  const body = { id: randomUUID(), content: longText, senderId: visitor, receiverId: "sales", roomId };
  return call("POST", "/api/realtime-chat/messages", json, JSON.stringify(body));
}

async function upload(bytes: number) {
  const form = await multipart({
    name: "Nadia Neighbor",
    email: "nadia@neighbor.example",
    phone: randomUUID().slice(0, 20),
    jobId: "full-stack-developer",
    coverLetter: "x".repeat(5_000),
    portfolio: "",
    resume: new File([Uint8Array.from(pdf()), new Uint8Array(bytes)], "cv.pdf"),
  });
  return call("POST", "/api/forms/applications", form.headers, form.payload);
}

/** Stores what an address may store at once after a long rest. */
async function spend() {
  for (let size = 5 * 1024 * 1024 - 10_000; size > 100_000; ) if ((await upload(size)) !== 201) size /= 2;
}

async function every(ms: number, work: () => unknown): Promise<void> {
  for await (const _ of setInterval(ms)) void work();
}

/** A body that comes a byte a second, in a slot for uploads or not. */
function drip(path: string, type: string, begin: string) {
  const socket = connect({ ...host, port: Number(port) });
  const head = [`POST ${path} HTTP/1.1`, "host: x", `content-type: ${type}`, "content-length: 60000"];
  socket.write(`${head.join("\r\n")}\r\n\r\n${begin}`);
  const timer = globalThis.setInterval(() => socket.write("x"), 1_000);
  socket.on("data", (data) => count(`drip ${String(data).slice(9, 12)}`));
  socket.on("error", () => {});
  socket.on("close", () => clearInterval(timer));
}

function dripForm() {
  const begin = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  drip("/api/forms/applications", "multipart/form-data; boundary=b", begin);
}

/** Opens rooms that nobody else knows, one after the other, and says that it writes. */
function openSocket() {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { localAddress: address, perMessageDeflate: false });
  socket.on("unexpected-response", (_, { statusCode }) => count(`socket ${statusCode}`));
  socket.on("error", () => {});
  const said = (text: string) => {
    const { type, code = "" } = JSON.parse(text) as { type: string; code?: string };
    count(`frame ${type} ${code}`);
  };
  socket.on("message", (data) => said(Buffer.isBuffer(data) ? data.toString() : "{}"));
  const rooms: { visitor: string; roomId: string }[] = [];
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  const timer = globalThis.setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const room = newRoom();
    rooms.push(room);
    if (rooms.length > 15) say({ type: "unsubscribe", roomId: rooms.shift()?.roomId });
    say({ type: "subscribe", roomId: room.roomId, userId: room.visitor });
    say({ type: "typing", roomId: room.roomId });
    const message = { id: randomUUID(), content: longText, senderId: room.visitor, roomId: room.roomId, read: false };
    if (Math.random() < 0.05)
      say({ type: "new_message", roomId: room.roomId, message: { ...message, timestamp: new Date().toISOString() } });
  }, 130);
  socket.on("close", (code) => {
    count(`socket closed ${code}`);
    clearInterval(timer);
    setTimeout(openSocket, 1_000);
  });
}

if (part === "spend") {
  await spend();
  process.exit(0);
}
for (let socket = 0; socket < socketLimits.socketsPerAddress + 20; socket += 1) openSocket();
for (let slow = 0; slow < 30; slow += 1) drip("/api/realtime-chat/messages", "application/json", "{");
for (let slow = 0; slow < 8; slow += 1) dripForm();
process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(Object.fromEntries(tally)), () => process.exit(0));
});
process.stdout.write("begun\n");
await Promise.all([
  every(100, async () => call("GET", `/api/realtime-chat/rooms/${newRoom().roomId}/messages`)),
  every(150, async () => {
    const { visitor, roomId } = newRoom();
    return call("POST", `/api/realtime-chat/rooms/${roomId}/mark-read?readerId=${visitor}`);
  }),
  every(500, postMessage),
  every(3_000, async () => upload(5 * 1024 * 1024 - 10_000)),
  every(5_000, dripForm),
  every(1_500, async () =>
    call("POST", "/api/openai/chat", json, JSON.stringify({ message: longText.slice(0, 4_000), history: [] })),
  ),
]);
