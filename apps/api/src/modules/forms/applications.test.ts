import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { problemTypes } from "@thirtyfold/api-contract";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import type { Storage } from "../../storage/storage.ts";
import { buildTestApp, type TestAppOptions, temporaryDirectory } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { doc, docx, pdf } from "../../testing/documents.ts";
import { application, apply, file } from "../../testing/job-application.ts";
import { until } from "../../testing/until.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { eraseOldLeads, storeLead } from "./lead-store.ts";
import { newLead } from "./submission.ts";

const MiB = 1024 * 1024;
const { resume: _file, ...answers } = application;

const idOf = (response: { json(): { id: string } }) => response.json().id;
const leadsOf = async ({ db }: Storage) => db.selectFrom("leads").selectAll().orderBy("created_at").execute();
const resumesOf = async ({ db }: Storage) => db.selectFrom("resumes").selectAll().execute();
const outboxOf = async ({ db }: Storage) => db.selectFrom("outbox").selectAll().execute();

describeDatabases("job applications", (storage) => {
  const build = async (options: TestAppOptions = {}) => buildTestApp({ storage: storage(), ...options });

  test("are stored with their file and delivery, and answered with a reference number", async () => {
    const response = await apply(await build());
    expect(response.statusCode).toBe(201);
    expect(idOf(response)).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const [lead] = await leadsOf(storage());
    expect(lead).toMatchObject({
      id: idOf(response),
      form: "applications",
      email: "adaeze@quillon.example",
      suspect: 0,
    });
    expect(JSON.parse(lead?.fields ?? "")).toEqual({ ...answers, resume: "Adaeze Lindqvist.pdf" });
    const [stored] = await resumesOf(storage());
    expect(stored).toMatchObject({ lead_id: lead?.id, name: "Adaeze Lindqvist.pdf", media_type: "application/pdf" });
    expect(Buffer.from(stored?.content ?? [])).toEqual(pdf());
    expect((await outboxOf(storage())).map((row) => row.lead_id)).toEqual([lead?.id]);
  });

  test("accept any of the three file types, recognized by content and not by name", async () => {
    const app = await build();
    for (const [content, given, name, mediaType] of [
      [doc(), "cv.doc", "cv.doc", "application/msword"],
      [docx(), "cv.DOCX", "cv.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      [pdf("x"), "cv.exe", "cv.exe.pdf", "application/pdf"],
    ] as const) {
      const id = idOf(await apply(app, { ...application, resume: file(content, given) }));
      const stored = (await resumesOf(storage())).find((row) => row.lead_id === id);
      expect(stored).toMatchObject({ name, media_type: mediaType });
    }
  });

  test("require no cover letter and no portfolio", async () => {
    const { coverLetter: _letter, portfolio: _portfolio, ...least } = application;
    expect((await apply(await build(), least)).statusCode).toBe(201);
    expect((await apply(await build(), { ...application, coverLetter: "", portfolio: "" })).statusCode).toBe(201);
  });

  test("accept a file of 5 MiB, and not a byte more", async () => {
    const app = await build();
    const sized = (bytes: number) => file(Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, " ")]), "cv.pdf");
    expect((await apply(app, { ...application, resume: sized(5 * MiB) })).statusCode).toBe(201);
    const [stored] = await resumesOf(storage());
    expect(stored?.content.length).toBe(5 * MiB);
    for (const bytes of [5 * MiB + 1, 6 * MiB]) {
      const response = await apply(app, { ...application, resume: sized(bytes) });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({
        detail: "The file is too large. Choose a file of up to 5 MB.",
        issues: [{ path: "resume", message: "Choose a file of up to 5 MB" }],
      });
    }
    expect(await leadsOf(storage())).toHaveLength(1);
  });

  test("that fill the honeypot are stored as suspect, without a delivery, and get the usual answer", async () => {
    const response = await apply(await build(), { ...application, website: "https://spam.example" });
    expect(response.statusCode).toBe(201);
    expect((await leadsOf(storage()))[0]?.suspect).toBe(1);
    expect(await outboxOf(storage())).toEqual([]);
  });

  test("sent again within a minute are stored once, but separately with another file", async () => {
    const app = await build();
    const first = idOf(await apply(app));
    expect(idOf(await apply(app))).toBe(first);
    const other = idOf(await apply(app, { ...application, resume: file(pdf("v2"), "Adaeze Lindqvist.pdf") }));
    expect(other).not.toBe(first);
    expect(await resumesOf(storage())).toHaveLength(2);
  });

  test("with the same Idempotency-Key are stored once, even in parallel; other answers or files are rejected", async () => {
    const app = await build();
    const key = { "idempotency-key": "a-1" };
    const ids = await Promise.all(Array.from({ length: 4 }, async () => idOf(await apply(app, application, key))));
    expect(new Set(ids).size).toBe(1);
    const resume = file(pdf("v2"), "Adaeze Lindqvist.pdf");
    for (const other of [
      { ...application, phone: "1" },
      { ...application, resume },
    ]) {
      const refused = await apply(app, other, key);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ type: "urn:thirtyfold:problem:conflict" });
    }
    expect(await resumesOf(storage())).toHaveLength(1);
    expect(await outboxOf(storage())).toHaveLength(1);
  });

  test("are never stored without their file", async () => {
    const resume = { name: null as unknown as string, mediaType: "application/pdf", content: pdf() };
    const lead = newLead(
      "applications",
      { ...answers, resume: "cv.pdf", website: "" },
      { idempotencyKey: "k", origin: {}, resume },
    );
    await expect(storeLead(storage().db, lead, Date.now())).rejects.toThrow(/null/i);
    expect(await leadsOf(storage())).toEqual([]);
  });

  test("are delivered with the name of their file, but without the file", async () => {
    const receiver = await startWebhookReceiver();
    const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const app = await build({ env: { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: secret } });
    const id = idOf(await apply(app));
    await until(() => expect(receiver.calls).toHaveLength(1));
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({
      data: { id, form: "applications", fields: { ...answers, resume: "Adaeze Lindqvist.pdf" } },
    });
    expect(receiver.calls[0]?.body).not.toContain("%PDF");
  });

  test("are logged without any of their content", async () => {
    const lines: string[] = [];
    const app = await build({ logStream: { write: (line: string) => void lines.push(line) } });
    await apply(app);
    await apply(app, { ...application, resume: file(Buffer.from("MZ"), "Adaeze.exe") });
    await app.close();
    const log = lines.join("");
    expect(log).toContain("/api/forms/applications");
    expect(log).not.toMatch(/adaeze|lindqvist|quillon|closed months/i);
  });

  test("are erased with their files when their retention ends", async () => {
    await apply(await build());
    expect(await eraseOldLeads(storage().db, Date.now() + 1, 20)).toBe(1);
    expect(await resumesOf(storage())).toEqual([]);
    expect(await outboxOf(storage())).toEqual([]);
  });
});

test("three resumes of the full size are accepted from an address at once, and more over time", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await buildTestApp({ env: { RATE_FORMS: "100" } });
  const send = async (phone: string) => {
    const resume = file(Buffer.concat([pdf(), Buffer.alloc(5 * MiB - 10_000)]), "cv.pdf");
    return apply(app, { ...application, phone, resume });
  };
  const statuses = [];
  for (const phone of ["1", "2", "3"]) statuses.push((await send(phone)).statusCode);
  expect(statuses).toEqual([201, 201, 201]);
  const refused = await send("4");
  expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([429, problemTypes.rateLimited]);
  expect((await apply(app)).statusCode).toBe(201);
  vi.advanceTimersByTime(Number(refused.headers["retry-after"]) * 1_000 + 1_000);
  expect((await send("4")).statusCode).toBe(201);
});

describe("applications being uploaded", () => {
  /** Sends the start of a form from an address and leaves the rest open. */
  async function begin(port: number, address: string) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    const head = ["POST /api/forms/applications HTTP/1.1", "host: x", "content-type: multipart/form-data; boundary=b"];
    head.push(`x-forwarded-for: ${address}`);
    socket.write(`${[...head, "content-length: 99999"].join("\r\n")}\r\n\r\n--b\r\n`);
    socket.write('content-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7');
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    return { socket, answer: () => answer };
  }

  async function start() {
    const storage = await openStorage({ dataDir: await temporaryDirectory() });
    onTestFinished(async () => storage.close());
    const app = await buildTestApp({ storage, env: { TRUST_PROXY: "127.0.0.1", METRICS_TOKEN: "token-of-the-tests" } });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const begun = async (count: number, address: (n: number) => string) => {
      const before = app.inFlight.count();
      const forms = await Promise.all(Array.from({ length: count }, async (_, n) => begin(port, address(n))));
      await until(() => expect(app.inFlight.count()).toBe(before + count));
      return forms;
    };
    return { storage, app, begun };
  }

  test("are dropped when the sender disconnects, and are limited in total and per address", async () => {
    const { storage, app, begun } = await start();
    const own = await begun(4, () => "10.0.0.1");
    const refused = await apply(app, application, { "x-forwarded-for": "10.0.0.1" });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "5"]);
    const { body } = await app.inject({ url: "/metrics", headers: { authorization: "Bearer token-of-the-tests" } });
    expect(body).toContain('rate_limited_total{road="call",kind="upload"} 1\n');
    const others = await begun(12, (n) => `10.0.1.${n}`);
    const busy = await apply(app);
    expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "5"]);
    for (const { socket } of [...own, ...others]) socket.destroy();
    await until(async () => expect((await apply(app)).statusCode).toBe(201));
    expect(await leadsOf(storage)).toHaveLength(1);
  });

  test("lose their slots to others when they are slow, and only then", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, begun } = await start();
    const forms = await begun(16, (n) => `10.0.1.${n}`);
    vi.advanceTimersByTime(5_000);
    expect((await apply(app)).statusCode).toBe(201);
    const answered = () => forms.map(({ answer }) => answer()).filter((text) => text !== "");
    await until(() => expect(answered()).toHaveLength(1));
    expect(answered()[0]).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*arrived too slowly/);
    await until(() => expect(app.inFlight.count()).toBe(15));
    expect((await apply(app)).statusCode).toBe(201);
    expect(answered()).toHaveLength(1);
  });
});
