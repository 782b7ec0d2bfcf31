import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "@thirtyfold/content";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Storage } from "../../storage/storage.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { buildTestApp, sharedTestApp, type TestAppOptions } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { audit, encode, idOf, intake, post, send } from "../../testing/form-calls.ts";
import { writeWebsite } from "../../testing/website-fixture.ts";
import { formKinds, pageBasis } from "./form-kinds.ts";

const rowsOf = async ({ db }: Storage) => db.selectFrom("leads").selectAll().orderBy("created_at").execute();

describeDatabases("the forms", (storage) => {
  const build = async (options: TestAppOptions = {}) => buildTestApp({ storage: storage(), ...options });

  test("store a lead and its delivery, and return its reference number", async () => {
    const response = await post(await build(), "intake", intake);
    expect(response.statusCode).toBe(201);
    expect(idOf(response)).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const [lead] = await rowsOf(storage());
    expect(lead).toMatchObject({ id: idOf(response), form: "intake", email: "ines@pellwater.example", suspect: 0 });
    expect(JSON.parse(lead?.fields ?? "")).toEqual(intake);
    expect(Math.abs(Date.now() - (lead?.created_at ?? 0))).toBeLessThan(60_000);
    const outbox = await storage().db.selectFrom("outbox").select("lead_id").execute();
    expect(outbox).toEqual([{ lead_id: lead?.id }]);
  });

  test("accept a form-encoded post with repeated fields", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const app = await build();
    const response = await app.inject({ method: "POST", url: "/api/forms/audit", payload: encode(audit), headers });
    expect(response.statusCode).toBe(201);
    const [lead] = await rowsOf(storage());
    expect(JSON.parse(lead?.fields ?? "")).toMatchObject(audit);
  });

  test("accept form-encoded UTF-8 only, escaped or not", async () => {
    const app = await build();
    const named = async (name: string, accept = "*/*") =>
      app.inject({
        method: "POST",
        url: "/api/forms/audit",
        payload: Buffer.from(`fullName=${name}`, "latin1"),
        headers: { "content-type": "application/x-www-form-urlencoded", accept },
      });
    for (const name of ["Jos%E9", "Jos\xe9", "%C3+%A9"]) {
      const response = await named(name);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        expect.objectContaining({ detail: "The form is not UTF-8." }),
      ]);
      expect((await named(name, "text/html")).statusCode).toBe(400);
    }
    for (const name of ["Jos%C3%A9", "Jos\xc3\xa9", "100%+Jos%C3%A9"]) expect((await named(name)).statusCode).toBe(201);
    const stored = (await rowsOf(storage())).map(({ fields }) => /"fullName":"(.*?)"/.exec(fields)?.[1]);
    expect(new Set(stored)).toEqual(new Set(["José", "100% José"]));
  });

  test.each(["text/html;q=0", "text/html; q=0.0, */*", "*/*"])(
    "answer a form-encoded post that accepts %s like an API call",
    async (accept) => {
      const response = await send(await buildTestApp(), "intake", intake, { accept });
      expect(response.statusCode).toBe(201);
    },
  );

  test("require no field of an audit, and accept a single choice as well as several", async () => {
    const app = await build();
    expect((await post(app, "audit", {})).statusCode).toBe(201);
    expect((await post(app, "audit", { projectTypes: "Other" })).statusCode).toBe(201);
    expect((await send(app, "audit", { projectTypes: "AI Agent", timeline: "", decisionMaker: "" })).statusCode).toBe(
      303,
    );
  });

  test("store a filled honeypot as suspect, without a delivery, and give the usual answer", async () => {
    const response = await post(await build(), "intake", { ...intake, website: "https://spam.example" });
    expect(response.statusCode).toBe(201);
    const [lead] = await rowsOf(storage());
    expect(lead?.suspect).toBe(1);
    expect(JSON.parse(lead?.fields ?? "")).toMatchObject({ website: "https://spam.example" });
    expect(await storage().db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("accept any text in the honeypot, so that a bot learns nothing", async () => {
    expect((await post(await build(), "intake", { ...intake, website: "a\u0000b" })).statusCode).toBe(201);
    expect((await rowsOf(storage()))[0]?.suspect).toBe(1);
  });

  test("answer the same fields within a minute with the first id, whatever their format", async () => {
    const app = await build();
    const first = idOf(await post(app, "intake", intake));
    expect(idOf(await post(app, "intake", Object.fromEntries(Object.entries(intake).toReversed())))).toBe(first);
    expect((await send(app, "intake", intake)).headers.location).toBe(`/api/forms/thanks/${first}`);
    expect(idOf(await post(app, "intake", { ...intake, message: "Another task" }))).not.toBe(first);
    expect(await rowsOf(storage())).toHaveLength(2);
  });

  test("store the same fields again after a minute", async () => {
    const app = await build();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const first = idOf(await post(app, "intake", intake));
    vi.setSystemTime(Date.now() + 59_999);
    expect(idOf(await post(app, "intake", intake))).toBe(first);
    vi.setSystemTime(Date.now() + 1);
    const second = idOf(await post(app, "intake", intake));
    expect(second).not.toBe(first);
    expect(idOf(await post(app, "intake", intake))).toBe(second);
    expect(await rowsOf(storage())).toHaveLength(2);
  });

  test("store once what is sent twenty times in parallel", async () => {
    const app = await build();
    const ids = await Promise.all(Array.from({ length: 20 }, async () => idOf(await post(app, "intake", intake))));
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(storage())).toHaveLength(1);
    expect(await storage().db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
  });

  test("confirm a stored lead on a page, but no other", async () => {
    const app = await build();
    const sent = await send(app, "intake", intake);
    expect(sent.statusCode).toBe(303);
    const confirmed = await app.inject(String(sent.headers.location));
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(confirmed.headers["x-robots-tag"]).toBe("noindex");
    expect(confirmed.body).toContain(String(sent.headers.location).split("/").at(-1));
    for (const id of ["0000-0000-0000-0000", "nothing", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "..%2F..%2Fetc"]) {
      const unknown = await app.inject(`/api/forms/thanks/${id}`);
      expect([unknown.statusCode, unknown.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
      expect(unknown.body).not.toContain("alert(1)");
    }
  });

  test("never answer 2xx when the lead could not be stored", async () => {
    const app = await build();
    // The database goes away just when storing would begin.
    const storing = vi.spyOn(storage().db, "transaction").mockImplementation(() => {
      throw new StorageError("away", "The database file /secret/place is gone.");
    });
    onTestFinished(() => storing.mockRestore());
    const json = await post(app, "intake", intake);
    expect(json.statusCode).toBe(503);
    expect(json.body).not.toContain("/secret");
    const page = await send(app, "intake", intake);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("Your request was not sent");
    expect(page.body).toContain("We copy 40 invoices");
    expect(page.body).not.toContain("/secret");
    expect(await rowsOf(storage())).toEqual([]);
  });
});

/** Whatever is sent to it is refused or not stored. */
const app = sharedTestApp(async () => ({}));

describe("a submitted form", () => {
  test("gets a problem that names each invalid field", async () => {
    const response = await post(app(), "intake", { name: " ", email: "ines@", phone: "1".repeat(41) });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toBe("application/problem+json");
    expect(response.json()).toMatchObject({
      issues: [
        { path: "name", message: "Enter your name" },
        { path: "email", message: "Enter an email address like name@company.com" },
        { path: "phone", message: "Use at most 40 characters" },
      ],
    });
  });

  test.each([
    ["a missing field", { email: "ines@pellwater.example" }],
    ["a control character", { ...intake, message: "a\u0000b" }],
    ["half a surrogate pair", { ...intake, message: "a\ud800b" }],
    ["a list in place of a text", { ...intake, name: ["a", "b"] }],
    ["a text that is too long", { ...intake, message: "x".repeat(5_001) }],
    ["an address that is too long", { ...intake, email: `${"a".repeat(250)}@x.example` }],
  ])("is rejected for %s", async (_, payload) => {
    expect((await post(app(), "intake", payload)).statusCode).toBe(400);
  });

  test("is accepted with the longest allowed answers in any script", async () => {
    const answers = { ...intake, name: "x".repeat(200), message: "語".repeat(5_000) };
    expect((await send(app(), "intake", answers)).statusCode).toBe(303);
  });

  test("comes back to a browser with its values, and the errors next to the fields", async () => {
    const response = await send(app(), "intake", { ...intake, email: "ines@", message: '<b>"40"</b>' });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain('value="ines@"');
    expect(response.body).toContain("Enter an email address like name@company.com.");
    expect(response.body).toContain("&lt;b&gt;&quot;40&quot;&lt;/b&gt;");
    expect(response.body).toContain('aria-invalid="true"');
    expect(response.body).toContain('value="Pellwater Research"');
  });

  test("comes back with the choices made, and names the invalid one", async () => {
    const response = await send(app(), "audit", {
      projectTypes: ["AI Agent", "Hacking"],
      problem: "Calls",
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('value="AI Agent" checked');
    expect(response.body).toContain('href="#projectTypes-0"');
  });

  test.each([
    ["multipart/form-data; boundary=x", 415],
    ["text/plain", 415],
    ["application/xml", 415],
  ])("with the type %s gets %i", async (type, status) => {
    const headers = { "content-type": type };
    const response = await app().inject({
      method: "POST",
      url: "/api/forms/intake",
      payload: "x",
      headers,
    });
    expect(response.statusCode).toBe(status);
  });

  test("over 64 KiB gets 413", async () => {
    expect((await post(app(), "intake", { ...intake, message: "x".repeat(65_536) })).statusCode).toBe(413);
  });

  test("with a key that is too long gets 400", async () => {
    const key = { "idempotency-key": "k".repeat(256) };
    expect((await post(app(), "intake", intake, key)).statusCode).toBe(400);
  });
});

describe("the forms' pages", () => {
  test("allow only their own inline script and style", async () => {
    const hashes = (body: string, name: string) =>
      [...body.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, "g"))].map(
        ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
    const { headers, body } = await send(app(), "intake", {});
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src ${hashes(body, "script").join(" ")};`);
    expect(policy).toContain(`style-src ${hashes(body, "style").join(" ")};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("use the fonts of the website", async () => {
    const fonts = {
      faces: '@font-face{font-family:"Sans";src:url(/assets/sans.woff2)}',
      preload: "/assets/sans.woff2",
    };
    const site = await buildTestApp({ websiteDir: await writeWebsite({ fonts }) });
    const { body } = await site.inject("/api/forms/thanks/unknown");
    expect(body).toContain(`<style>${fonts.faces}</style>`);
    expect(body).toContain(`href="${fonts.preload}" as="font"`);
  });

  test("state how long leads are kept here", async () => {
    const kept = async (env: Record<string, string>) => (await send(await buildTestApp({ env }), "intake", {})).body;
    expect(await kept({})).toContain("We keep what you send for 365 days, then delete it.");
    expect(await kept({ LEADS_RETENTION_DAYS: "30" })).toContain("We keep what you send for 30 days, then delete it.");
    expect(await kept({ LEADS_RETENTION_DAYS: "0" })).toContain("We keep what you send. Only");
  });

  test("include the form itself when leads are kept for a period other than the static form states", async () => {
    const websiteDir = await writeWebsite();
    const basis = pageBasis(retention.days, undefined);
    await writeFile(join(websiteDir, "intake-form.html"), formKinds.intake.page(basis, {}).html);
    await writeFile(join(websiteDir, "intake-form.md"), `# Form\n\n${basis.retention}\n`);
    const short = await buildTestApp({ websiteDir, env: { LEADS_RETENTION_DAYS: "30" } });
    const form = await short.inject("/intake-form.html");
    expect([form.statusCode, form.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(form.headers["vary"]).toBe("accept, accept-encoding");
    expect(form.body).toContain("We keep what you send for 30 days, then delete it.");
    expect(form.body).not.toContain("365 days");
    expect(form.body).not.toContain("Error:");
    for (const call of [{ url: "/intake-form.html", headers: { accept: "text/markdown" } }, "/intake-form.md"]) {
      const text = await short.inject(call);
      expect([text.statusCode, text.headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
      expect(text.body).toContain("# Form\n\nWe keep what you send for 30 days, then delete it.");
    }
    const kept = await buildTestApp({ websiteDir, env: { LEADS_RETENTION_DAYS: "0" } });
    for (const { body } of [await kept.inject("/intake-form.html"), await kept.inject("/intake-form.md")]) {
      expect(body).toMatch(/We keep what you send\. Only .* To have it erased, write to/);
    }
    expect((await app().inject("/intake-form.html")).statusCode).toBe(404);
  });
});
