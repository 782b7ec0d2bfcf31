import { METHODS } from "node:http";
import type { Chance } from "./chance.ts";
import { hostileBytes, hostileText, hostileValue } from "./hostile-values.ts";

/** The parts of a JSON schema needed to create similar values. */
type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  format?: string;
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = { parameters?: readonly Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } };

/** The parts of an OpenAPI document needed to call its operations. */
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** A call exactly as sent, even if a client would not allow it. */
export type HostileRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** How the bytes are malformed in ways no client would write them; undefined: well-formed. */
  raw: "short" | "long" | "chunks" | "lines" | "nonsense" | undefined;
};

type Call = { path: string; method: string; operation: Operation };

/** Makes calls to everything that a document describes, and to some other paths, each wrong in its own ways. */
export function hostileRequests(document: Document, token: string): (by: Chance) => HostileRequest {
  const calls: Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const beside: Call[] = ["/", "/ws", "/docs", "/openapi.json", "/data/solutions.json", "/nowhere", "/api/nothing"].map(
    (path) => ({ path, method: "GET", operation: {} }),
  );
  const [first, ...others] = [...calls, ...beside];
  if (!first) throw new Error("The document describes no calls");
  return (by) => {
    const { path, method, operation } = by.pick([first, ...others]);
    const parameters = operation.parameters ?? [];
    const ofPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValue(by, name));
    const { type, bytes } = bodyOf(by, operation, document);
    const has = method !== "GET" || by.maybe(0.05);
    return {
      method: by.maybe(0.1) ? by.pick(["PROPFIND", ...METHODS]) : method,
      path: (by.maybe(0.1) ? mangled(by, ofPath) : ofPath) + query(by, parameters),
      headers: { ...(has && type !== undefined && { "content-type": type }), ...headersOf(by, token) },
      body: has ? bytes : undefined,
      raw: by.maybe(0.08) ? by.pick(["short", "long", "chunks", "lines", "nonsense"]) : undefined,
    };
  };
}

function pathValue(by: Chance, name: string): string {
  const fitting = /room/i.test(name)
    ? "ann_ben"
    : by.pick(["solutions", "performance_metrics", "1", "ABCD-EFGH-JKLM-NPQR"]);
  return by.maybe(0.5) ? fitting : encodeURIComponent(hostileText(by).toWellFormed()).slice(0, 3000);
}

function mangled(by: Chance, path: string): string {
  const kinds = [
    () => path.replaceAll("/", "//"),
    () => `${path}/`,
    () => `${path}/..%2f..%2f`,
    () => `${path}%00`,
    () => `${path};a=b`,
    () => path.toUpperCase(),
    () => path.replace("/", "/./"),
    () => `${path}/%E0%A4%A`,
    () => `${path}${"/a".repeat(by.whole(2000))}`,
    () => `http://other.example${path}`,
    () => path.slice(1),
    () => `*`,
  ] as const;
  return by.pick(kinds)();
}

function query(by: Chance, parameters: readonly Parameter[]): string {
  if (by.maybe(0.4)) return "";
  const known = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const names = [...known, "limit", "a[b]", "__proto__", "%"];
  const pairs = Array.from({ length: 1 + by.whole(4) }, () => {
    const value = by.maybe(0.2)
      ? by.pick(["%", "%zz", "a%00b", "%ff"])
      : encodeURIComponent(hostileText(by).toWellFormed());
    return `${by.pick(["after", ...names])}${by.maybe(0.9) ? "=" : ""}${value.slice(0, 4000)}`;
  });
  return `?${pairs.join(by.pick(["&", "&", "&&", ";", "?"]))}`;
}

function bodyOf(
  by: Chance,
  { requestBody }: Operation,
  document: Document,
): { type: string | undefined; bytes: Buffer } {
  const contents = Object.entries(requestBody?.content ?? {});
  const [type, content] = contents[by.whole(contents.length)] ?? ["application/json", {}];
  const named = by.maybe(0.85)
    ? type
    : by.pick([
        "application/json; charset=utf-16",
        "application/json;;;",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "application/merge-patch+json",
        `a/${"b".repeat(5000)}`,
        undefined,
      ]);
  if (by.maybe(0.25)) return { type: named, bytes: hostileBytes(by) };
  const value = valueOf(by, content.schema ?? {}, document);
  const text = type === "application/x-www-form-urlencoded" ? formOf(value) : JSON.stringify(value);
  const bytes = Buffer.from(text ?? "null");
  return { type: named, bytes: by.maybe(0.05) ? bytes.subarray(0, by.whole(bytes.length)) : bytes };
}

function formOf(value: unknown): string {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  // Some objects among hostile values have a `toString` that is not a function.
  const textOf = (field: unknown) => (typeof field === "string" ? field : (JSON.stringify(field) ?? ""));
  return entries
    .map(
      ([name, field]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(field).toWellFormed())}`,
    )
    .join("&");
}

/** Usually a value of the schema, now and then another in its place. */
function valueOf(by: Chance, schema: Schema, document: Document, depth = 0): unknown {
  if (by.maybe(0.08) || depth > 8) return hostileValue(by);
  if (schema.$ref)
    return valueOf(by, document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}, document, depth + 1);
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return valueOf(by, by.pick([first, ...others]), document, depth + 1);
  const [one, ...more] = schema.enum ?? ("const" in schema ? [schema.const] : []);
  if (one !== undefined) return by.pick([one, ...more]);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(() => by.maybe(0.95));
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(by, field, document, depth + 1)]));
  }
  if (schema.items)
    return Array.from({ length: by.whole(4) }, () => valueOf(by, schema.items ?? {}, document, depth + 1));
  if (schema.type === "integer" || schema.type === "number") return by.pick([0, 1, 7, 1e9, -5]);
  if (schema.type === "boolean") return by.maybe(0.5);
  if (schema.format === "email") return by.pick(["a@b.example", "a@b.example", hostileText(by)]);
  return by.maybe(0.5) ? `text ${by.whole(1000)}` : hostileText(by);
}

const oddHeaders: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["accept", "text/event-stream"],
  ["accept", ",;q=,*/*;q=2"],
  ["accept-encoding", "br;q=nan, gzip, \t"],
  ["content-encoding", "gzip"],
  ["content-encoding", "x".repeat(300)],
  ["range", "bytes=-1,0-,9-1,999999999999-"],
  ["if-none-match", `"${"x".repeat(4000)}"`],
  ["if-modified-since", "not a day"],
  ["expect", "100-continue"],
  ["expect", "the-unexpected"],
  ["origin", "null"],
  ["origin", "http://[::1"],
  ["referer", "\u00e9\u00ff"],
  ["x-forwarded-for", "1.1.1.1, unknown, ::::, 999.1.1.1"],
  ["x-forwarded-proto", "gopher"],
  ["x-forwarded-host", "evil.example:99999"],
  ["forwarded", 'for="[::'],
  ["idempotency-key", "k".repeat(10_000)],
  ["idempotency-key", "same"],
  ["authorization", "Bearer "],
  ["authorization", `Basic ${"=".repeat(2000)}`],
  ["cookie", "a=b; ".repeat(1500)],
  ["host", "evil.example:99999999"],
  ["host", ""],
  ["x-http-method-override", "DELETE"],
  ["sec-fetch-site", "cross-site"],
  ["last-event-id", "-1"],
];

function headersOf(by: Chance, token: string): Record<string, string> {
  const odd = Object.fromEntries(Array.from({ length: by.whole(3) }, () => by.pick(oddHeaders)));
  return { ...(by.maybe(0.5) && { authorization: `Bearer ${token}` }), ...odd };
}
