import { deflateRawSync } from "node:zlib";
import { doc, docx, pdf } from "../documents.ts";
import type { Chance } from "./chance.ts";
import type { HostileRequest } from "./hostile-requests.ts";
import { hostileBytes, hostileText } from "./hostile-values.ts";

const fields = { name: "Ada", email: "ada@example.org", phone: "1", coverLetter: "Hello", jobId: "project-manager" };
/** Text for use within quotes in a header. */
const quoted = (text: string) => text.toWellFormed().replaceAll(/["\r\n]/g, "");

/** A document that claims to contain far more than it does. */
function zipBomb(by: Chance): Buffer {
  const bytes = docx(by.maybe(0.5) ? undefined : Array.from({ length: 1 + by.whole(3000) }, (_, n) => `word/${n}.xml`));
  const zeros = deflateRawSync(Buffer.alloc(2 ** 20));
  const place = bytes.indexOf("PK\x01\x02");
  // The sizes before and after compression, and the number of entries, set to their maximum values.
  bytes.fill(0xff, place + 20, place + 28);
  if (by.maybe(0.3)) bytes.fill(0xff, bytes.length - 14, bytes.length - 6);
  return Buffer.concat([zeros.subarray(0, by.whole(zeros.length)), bytes]);
}

/** The file with some bytes changed, or its end missing. */
function damaged(by: Chance, whole: Buffer): Buffer {
  const copy = Buffer.from(whole);
  for (let byte = 0; byte < 20; byte += 1) copy[by.whole(copy.length)] = by.whole(256);
  return by.maybe(0.5) ? copy : whole.subarray(0, by.whole(whole.length));
}

function file(by: Chance): Buffer {
  const kinds: [() => Buffer, ...(() => Buffer)[]] = [
    () => zipBomb(by),
    () => damaged(by, by.pick([docx(), doc(), pdf()])),
    () => damaged(by, doc()),
    () => Buffer.concat([Buffer.from("%PDF-"), hostileBytes(by)]),
    () => Buffer.from("MZ\x90\0 no document"),
    () => Buffer.from("\x89PNG\r\n\x1a\n"),
    () => Buffer.from("<svg onload='alert(1)'/>"),
    () => Buffer.alloc(0),
    () => hostileBytes(by),
    () => docx(["../../etc/passwd", "word/document.xml"]),
  ];
  if (by.maybe(0.002)) return Buffer.concat([pdf(), Buffer.alloc(5 * 2 ** 20)]);
  return by.maybe(0.02) ? by.pick([pdf(), docx(), doc()]) : by.pick(kinds)();
}

type Part = { head: string; content: Buffer };

function partsOf(by: Chance): Part[] {
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({
    head: `Content-Disposition: form-data; name="${by.maybe(0.03) ? quoted(hostileText(by)) : name}"`,
    content: Buffer.from(by.maybe(0.05) ? hostileText(by) : value),
  }));
  const name = by.maybe(0.7) ? "cv.pdf" : quoted(hostileText(by));
  const resume = { head: `Content-Disposition: form-data; name="resume"; filename="${name}"`, content: file(by) };
  const odd: [() => Part[], ...(() => Part[])[]] = [
    () => [...parts, resume, resume],
    () => [
      ...parts,
      ...Array.from({ length: by.whole(60) }, () => ({ head: parts[0]?.head ?? "", content: Buffer.from("x") })),
      resume,
    ],
    () => [{ head: 'Content-Disposition: form-data; name="__proto__"', content: Buffer.from("x") }, ...parts, resume],
    () => [{ head: "Content-Disposition: form-data", content: Buffer.from("x") }, ...parts, resume],
    () => [{ head: `X-Long: ${"x".repeat(by.whole(40_000))}`, content: Buffer.from("x") }, ...parts, resume],
    () => [...parts, { ...resume, head: `${resume.head}\r\nContent-Type: ${"a/".repeat(by.whole(500))}` }],
    () => [...parts, { ...resume, head: `${resume.head}\r\nContent-Transfer-Encoding: base64` }],
    () => [
      ...parts,
      { head: `Content-Disposition: form-data; name="resume"; filename*=UTF-8''%ff%fe`, content: resume.content },
    ],
    () => [],
  ];
  return by.maybe(0.4) ? by.pick(odd)() : [...parts, resume];
}

/** A job application that no browser would send. */
export function hostileUpload(by: Chance): HostileRequest {
  const boundary = by.maybe(0.9) ? "----form7d8e" : by.pick(["-", "x".repeat(300), "%", "a b"]);
  const line = by.maybe(0.95) ? "\r\n" : "\n";
  const parts = partsOf(by).flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}${line}${head}${line}${line}`),
    content,
    Buffer.from(line),
  ]);
  const body = Buffer.concat([...parts, Buffer.from(by.maybe(0.9) ? `--${boundary}--${line}` : "")]);
  const type = by.maybe(0.93)
    ? `multipart/form-data; boundary=${boundary}`
    : by.pick(["multipart/form-data", "multipart/form-data; boundary=other", "multipart/mixed; boundary=a"]);
  const visitor = `10.${by.whole(250)}.${by.whole(250)}.${by.whole(250)}`;
  return {
    method: "POST",
    path: "/api/forms/applications",
    headers: {
      "content-type": type,
      "x-forwarded-for": visitor,
      ...(by.maybe(0.05) && { "idempotency-key": "same" }),
    },
    body: by.maybe(0.1) ? body.subarray(0, by.whole(body.length)) : body,
    raw: by.maybe(0.05) ? by.pick(["short", "long", "chunks"]) : undefined,
  };
}
