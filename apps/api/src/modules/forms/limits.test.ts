import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";

test("an upload beyond the storage allowance of its address is refused before it is sent", async () => {
  const app = await buildTestApp({ env: { RATE_FORMS: "10" } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  expect(app.countStored("forms", "127.0.0.1", 14 * 1024 * 1024)).toBe(0);
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const head = [
    "POST /api/forms/applications HTTP/1.1",
    "Host: 127.0.0.1",
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 5000000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  let answer = "";
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes("}")) break;
  }
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
  expect(answer).toContain("Too much was sent from your address.");
});

test("the confirmation page answers with a page even when its rate limit is exceeded", async () => {
  const app = await buildTestApp({ env: { RATE_READ: "1" } });
  const ask = async () => app.inject("/api/forms/thanks/0000-0000-0000-0000");
  expect((await ask()).statusCode).toBe(404);
  const { statusCode, headers, body } = await ask();
  expect(statusCode).toBe(429);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(body).toContain("Please try again in");
});
