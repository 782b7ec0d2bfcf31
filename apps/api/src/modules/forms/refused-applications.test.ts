import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp, sharedTestApp } from "../../testing/build-test-app.ts";
import { pdf } from "../../testing/documents.ts";
import { application, apply, file } from "../../testing/job-application.ts";
import type { multipart } from "../../testing/multipart.ts";

const MiB = 1024 * 1024;

const app = sharedTestApp(async () => ({}));

describe("an invalid application", () => {
  const refused = async (fields: Parameters<typeof multipart>[0]) => {
    const response = await apply(app(), fields);
    expect(response.headers["content-type"]).toBe("application/problem+json");
    const { issues = [], detail } = response.json<{ issues?: { path: string; message: string }[]; detail: string }>();
    return [response.statusCode, issues.map(({ path, message }) => `${path}: ${message}`), detail] as const;
  };

  test("is answered with a message for each field", async () => {
    const [status, issues, detail] = await refused({ name: "", email: "", phone: " ", jobId: "pilot" });
    expect([status, detail]).toEqual([400, "name: Name is required."]);
    expect(issues).toEqual([
      "name: Name is required",
      "email: Email is required",
      "email: Invalid email format",
      "phone: Phone number is required",
      "resume: Resume is required",
      "jobId: Choose an open position",
    ]);
    expect((await refused({ ...application, email: "adaeze@" }))[1]).toEqual(["email: Invalid email format"]);
  });

  test.each([
    ["a page", "<script>alert(1)</script>", "cv.pdf"],
    ["a program", "MZ\u0090", "cv.doc"],
    ["an empty file", "", "cv.docx"],
  ])("is rejected with %s as a resume", async (_, content, name) => {
    expect(await refused({ ...application, resume: new File([content], name) })).toEqual([
      400,
      ["resume: Choose a PDF, DOC or DOCX file"],
      "The resume is no document that can be taken. Choose a PDF, DOC or DOCX file.",
    ]);
  });

  test("is rejected without a resume, as a browser sends it", async () => {
    expect((await refused({ ...application, resume: new File([], "") }))[1]).toEqual(["resume: Resume is required"]);
    expect((await refused({ ...application, resume: "cv.pdf" }))[1]).toEqual(["resume: Resume is required"]);
  });

  test("is rejected with two files, in one field or in two", async () => {
    const other = file(pdf(), "other.pdf");
    for (const fields of [{ resume: [application.resume, other] }, { portfolio: other }]) {
      const [status, , detail] = await refused({ ...application, ...fields });
      expect([status, detail]).toEqual([400, "Send one file only."]);
    }
  });

  test.each([
    ["a field twice", { name: ["Ada", "Eve"] }, "name: Send text"],
    ["a text that is too long", { coverLetter: "x".repeat(5_001) }, "coverLetter: Use at most 5,000 characters"],
    ["a text that is cut", { coverLetter: "x".repeat(70_000) }, "coverLetter: Use at most 5,000 characters"],
    ["a control character", { name: "a\u0000b" }, "name: Remove the unreadable characters"],
    [
      "a control character in an address",
      { portfolio: "https://ada.example/\u0000" },
      "portfolio: Remove the unreadable characters",
    ],
    [
      "a script for a portfolio",
      { portfolio: "javascript:alert(1)" },
      "portfolio: Enter an address that begins with http:// or https://",
    ],
  ])("is rejected for %s", async (_, fields, issue) => {
    expect((await refused({ ...application, ...fields })).slice(0, 2)).toEqual([400, [issue]]);
  });

  test("is rejected with more fields than the form has, or with names of built-in properties", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field-${n}`, "x"]));
    expect((await refused({ ...application, ...many }))[0]).toBe(400);
    expect((await refused({ ...application, constructor: "x" }))[0]).toBe(400);
  });

  test.each([
    ["application/json", "{}", 415],
    ["application/x-www-form-urlencoded", "name=Ada", 415],
    ["multipart/mixed; boundary=b", "--b--", 415],
    ["multipart/form-data", "--b--", 400],
    ["multipart/form-data; boundary=b", "", 400],
    ["multipart/form-data; boundary=b", "nothing", 400],
    ["multipart/form-data; boundary=b", '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda', 400],
    [
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="resume"; filename="a"\r\n\r\n%',
      400,
    ],
    ["multipart/form-data; boundary=b", "--b\r\nno header at all\r\n--b--", 400],
  ])("as %s with %j is %i", async (type, payload, status) => {
    const response = await app().inject({
      method: "POST",
      url: "/api/forms/applications",
      payload,
      headers: { "content-type": type },
    });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([status, "application/problem+json"]);
  });

  test("is rejected before it is read when it declares too large a size", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": String(6 * MiB) };
    const response = await app().inject({ method: "POST", url: "/api/forms/applications", headers });
    expect(response.statusCode).toBe(413);
  });

  test("counts against the rate limit of forms", async () => {
    const limited = await buildTestApp({ env: { RATE_FORMS: "1" } });
    expect((await apply(limited)).statusCode).toBe(201);
    expect((await apply(limited)).statusCode).toBe(429);
  });
});

test("an unreadable form does not block the next request on its connection", async () => {
  const address = await app().listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const status = async (method: string, path: string, headers = {}, body = "") => {
    const sent = request(new URL(path, address), { method, headers, agent }).end(body);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response.statusCode;
  };
  const withoutBoundary = { "content-type": "multipart/form-data" };
  expect(await status("POST", "/api/forms/applications", withoutBoundary, "x".repeat(300_000))).toBe(400);
  expect(await status("GET", "/healthz")).toBe(200);
});
