import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { HeaderBlock, sendBlock } from "../answers/fixed-headers.ts";

/** Several times the website's size. Anything beyond is read from disk. */
const mostBytes = 64 * 1024 * 1024;

/** Requests with these are answered from disk. */
const special = ["range", "if-range", "if-match", "if-unmodified-since", "if-modified-since"] as const;
const ofTheFile = [
  "content-type",
  "content-encoding",
  "content-length",
  "etag",
  "last-modified",
  "accept-ranges",
  "vary",
  "cache-control",
  "content-security-policy",
  "link",
  "x-robots-tag",
] as const;
const ofTheBody = new Set<string>(["content-type", "content-encoding", "content-length"]);
/** Fastify reads the first two, and other plugins append to the last. */
const byName = new Set<string>(["content-type", "content-length", "vary"]);

type Headers = Record<string, string>;
/** `all` headers, or only `named` if the `block` can be sent. */
type Head = { all: Headers; named: Headers; block: HeaderBlock };
type Kept = { etag: string | undefined; whole: Head; unchanged: Head; body: Buffer };

const only = (headers: Headers, wanted: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)));

const headOf = (all: Headers): Head => ({
  all,
  named: only(all, (name) => byName.has(name)),
  block: new HeaderBlock(only(all, (name) => !byName.has(name))),
});

const put = (reply: FastifyReply, { all, named, block }: Head): FastifyReply =>
  reply.headers(sendBlock(reply.raw, block) ? named : all);

declare module "fastify" {
  interface FastifyRequest {
    /** The key under which to cache the response from disk. */
    keepAs: string | undefined;
  }
}

/** Caches responses by file, status and encoding: the build does not change while the server runs. */
export class WebsiteMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number = mostBytes) {
    this.#most = most;
  }

  /** Responds from the cache; false if it cannot. */
  answer(file: string, status: number, request: FastifyRequest, reply: FastifyReply): boolean {
    const { headers } = request.raw;
    if (special.some((name) => headers[name] !== undefined)) return false;
    const name = `${status} ${encodingFor(headers["accept-encoding"])} ${file}`;
    const kept = this.#kept.get(name);
    if (kept) {
      const asked = headers["if-none-match"];
      if (asked === undefined || kept.etag === undefined) {
        void put(reply.code(status), kept.whole).send(kept.body);
        return true;
      }
      if (!isForcedReload(headers) && asked === kept.etag) {
        void put(reply.code(304), kept.unchanged).send();
        return true;
      }
    } else if (request.method === "GET" && headers["if-none-match"] === undefined) request.keepAs = name;
    return false;
  }

  /** An `onSend` hook that caches the response as it is sent. */
  readonly keep = (
    { keepAs }: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: Error | null, payload?: unknown) => void,
  ): void => {
    if (keepAs === undefined || !(payload instanceof Readable)) return done(null, payload);
    const length = Number(reply.getHeader("content-length"));
    if (!(this.#bytes + length <= this.#most)) return done(null, payload);
    buffer(payload).then(
      (body) => {
        this.#add(keepAs, reply, body);
        done(null, body);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error("the file could not be read")),
    );
  };

  #add(name: string, reply: FastifyReply, body: Buffer): void {
    if (this.#kept.has(name)) return;
    const headers: Headers = {};
    for (const header of ofTheFile) {
      const value = reply.getHeader(header);
      if (value !== undefined) headers[header] = String(value);
    }
    const unchanged = headOf(only(headers, (header) => !ofTheBody.has(header)));
    this.#kept.set(name, { etag: headers["etag"], whole: headOf(headers), unchanged, body });
    this.#bytes += body.length;
  }
}

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";
function choose(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { "accept-encoding": header.toLowerCase() } });
  // @ts-expect-error: its types leave out the server's preference, which decides between equals.
  const [chosen] = negotiator.encodings([...encodings, "identity"], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === chosen) ?? "identity";
}
/** The values that browsers send, and those that are chosen; others are parsed each time, as they are unbounded. */
const usual = new Map(
  ["gzip, deflate, br, zstd", "gzip, deflate, br", ...encodings, "identity"].map((header) => [header, choose(header)]),
);

/** A hook: leaves only the chosen encoding in `Accept-Encoding`: @fastify/static takes `*` for gzip even if refused. */
export function settleEncoding({ raw: { headers } }: FastifyRequest, _: FastifyReply, done: () => void): void {
  const given = headers["accept-encoding"];
  if (given !== undefined) headers["accept-encoding"] = encodingFor(given);
  done();
}

/** The best encoding for `Accept-Encoding` (RFC 9110, section 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  return header === undefined ? "identity" : (usual.get(header) ?? choose(header));
}

/** Whether the whole file is requested, as @fastify/static understands it; any other reload may get a 304. */
export function isForcedReload(headers: IncomingHttpHeaders): boolean {
  return headers["cache-control"]?.includes("no-cache") ?? false;
}
