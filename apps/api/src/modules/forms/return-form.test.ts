import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { audit, encode, intake, send } from "../../testing/form-calls.ts";

const isPage = "text/html; charset=utf-8";

/** Both forms, each with the values that it shows again. */
const forms: readonly [form: string, fields: Record<string, string | string[]>, shown: readonly string[]][] = [
  [
    "intake",
    intake,
    [
      'value="Ines Kallio"',
      'value="Ines@Pellwater.example"',
      "selected>Workflow Automation",
      "40 invoices\neach week.",
    ],
  ],
  ["audit", audit, ['value="Tomas Verhale"', 'value="AI Agent" checked', 'value="Other" checked', "Calls</textarea>"]],
];

describe.each(forms)("the %s form posted without script comes back as it was filled in", (form, fields, shown) => {
  const expectForm = (body: string) => {
    for (const part of shown) expect(body).toContain(part);
    expect(body).toContain("Your request was not sent");
  };

  test("after too many requests, with the time to wait", async () => {
    const app = await buildTestApp({ env: { RATE_FORMS: "1" } });
    await send(app, form, fields);
    const { statusCode, headers, body } = await send(app, form, fields);
    expect([statusCode, headers["content-type"]]).toEqual([429, isPage]);
    expect(headers["retry-after"]).toMatch(/^\d+$/);
    expect(body).toMatch(/Please try again in \d+ second/);
    expectForm(body);
  });

  test.each<Record<string, string>>([
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ])("when sent from another site (%o)", async (from) => {
    const { statusCode, headers, body } = await send(await buildTestApp(), form, fields, from);
    expect([statusCode, headers["content-type"]]).toEqual([403, isPage]);
    expect(body).toContain("Check what it says, then send it from here.");
    expectForm(body);
  });

  test("when it is too long, to be shortened, and empty when it is longer than anyone writes", async () => {
    const app = await buildTestApp();
    const last = form === "intake" ? "message" : "anythingElse";
    for (const [length, returned] of [
      [70_000, true],
      [270_000, false],
    ] as const) {
      const { statusCode, headers, body } = await send(app, form, { ...fields, [last]: "x".repeat(length) });
      expect([statusCode, headers["content-type"]]).toEqual([413, isPage]);
      expect(body).toContain("The answers are too long together. Shorten them, then send them again.");
      expect(body.includes("x".repeat(length))).toBe(returned);
      expect(body.includes(shown[0] ?? "")).toBe(returned);
    }
  });
});

test("a form refused while it is still arriving comes back whole", async () => {
  const app = await buildTestApp();
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const body = encode(intake);
  const head = [
    "POST /api/forms/intake HTTP/1.1",
    "Host: localhost",
    "Origin: https://elsewhere.example",
    "Accept: text/html",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  const refused = once(app.server, "request");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`);
  await refused;
  socket.write(body.slice(10));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 403/);
  expect(answer).toContain('value="Ines@Pellwater.example"');
});

test("a refused form comes back escaped, under its own content security policy", async () => {
  const evil = { ...intake, name: '"><script>alert(1)</script>', __proto__x: "1", message: "%E0%A4%A" };
  const { headers, body } = await send(await buildTestApp(), "intake", evil, { origin: "https://elsewhere.example" });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a form refused for invisible characters comes back without them", async () => {
  const app = await buildTestApp();
  const pasted = { ...intake, name: "Ines\u0002 Kallio", message: "Forty\u000b invoices\neach week." };
  const { statusCode, body } = await send(app, "intake", pasted);
  expect(statusCode).toBe(400);
  expect(body).toContain("Remove the unreadable characters.");
  expect(body).toContain('value="Ines Kallio"');
  expect(body).toContain("Forty invoices\neach week.");
});
