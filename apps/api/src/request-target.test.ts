import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { sharedTestApp } from "./testing/build-test-app.ts";
import { writeWebsite } from "./testing/website-fixture.ts";

const site = sharedTestApp(async (whenOver) => ({ websiteDir: await writeWebsite({}, whenOver) }));

let address: string;
beforeAll(async () => {
  address = await site().listen({ port: 0, host: "127.0.0.1" });
});

/** Requests like a proxy; `path` is the whole target. */
const send = (path: string, headers: Record<string, string> = {}, method = "GET"): ClientRequest =>
  request(address, { method, path, headers, agent: false }).end();

async function ask(path: string, headers?: Record<string, string>, method?: string) {
  const [response] = (await once(send(path, headers, method), "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

it.each([
  ["/about", "About"],
  ["http://www.example.com/about", "About"],
  ["HTTPS://www.example.com:8443/about?utm=http://a.example/", "About"],
  ["http://www.example.com", "Home"],
  ["http://www.example.com?utm=x", "Home"],
])("%s is a page, whatever the form of its address", async (target, title) => {
  const { status, body } = await ask(target);
  expect([status, body.includes(`<title>${title}</title>`)]).toEqual([200, true]);
});

it.each(["http://www.example.com/healthz", "http://[::1]:3000/api/realtime-chat/rooms/ann_ben/messages"])(
  "%s is a call",
  async (target) => {
    expect((await ask(target)).status).toBe(200);
  },
);

it.each([
  ["http://www.example.com/nothing", 404],
  ["ftp://www.example.com/about", 404],
  ["http://somebody@www.example.com/about", 404],
  ["http:///about", 400],
])("%s is not found: %i", async (target, status) => {
  expect((await ask(target)).status).toBe(status);
});

it("the host of an absolute target takes precedence over the Host header", async () => {
  const target = "http://www.example.com/api/realtime-chat/rooms/ann_ben/mark-read";
  const statusFrom = async (origin: string) => (await ask(target, { host: "other.example", origin }, "POST")).status;
  expect(await statusFrom("http://www.example.com")).toBe(200);
  expect(await statusFrom("http://other.example")).toBe(403);
});

it("a socket can be opened at an absolute target", async () => {
  const handshake = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const opening = send("http://www.example.com/ws", {
    ...handshake,
    "sec-websocket-key": "x".repeat(22).concat("=="),
  });
  const [response, socket] = (await once(opening, "upgrade")) as [IncomingMessage, { destroy: () => void }];
  socket.destroy();
  expect(response.statusCode).toBe(101);
});
