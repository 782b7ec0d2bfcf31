import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A weak ETag: all encodings of `content` have the same. */
export const tagOf = (content: Buffer): string => `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;

/** Weak comparison (RFC 9110, section 13.1.2). */
export const namesTag = (asked: string, tag: string): boolean =>
  asked === "*" || asked.split(",").some((one) => one.trim() === tag);

/** Leaves @fastify/static only the conditions that it can evaluate without its own tag and date. */
function settleConditions(headers: IncomingHttpHeaders, tag: string): void {
  const asked = headers["if-none-match"];
  if (asked !== undefined && namesTag(asked, tag)) headers["if-none-match"] = "*";
  delete headers["if-unmodified-since"];
  // Neither a weak tag nor a date that is never sent permits a partial response.
  if (headers["if-range"] !== undefined) delete headers.range;
}

/**
 * Sends files with an ETag of their content. @fastify/static derives its own from time and length, which say nothing:
 * in the archive every file of every version has the same time, and pages that differ only in hashes have the same
 * length.
 */
export class TaggedFiles {
  readonly #directory: string;
  readonly #tags = new Map<string, Promise<string>>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  send(file: string, request: FastifyRequest, reply: FastifyReply): void {
    const options = { etag: false, lastModified: false };
    this.#tag(file).then(
      (tag) => {
        settleConditions(request.raw.headers, tag);
        void reply.header("etag", tag).sendFile(file, options);
      },
      // Unreadable files are refused there.
      () => void reply.sendFile(file, options),
    );
  }

  #tag(file: string): Promise<string> {
    const known = this.#tags.get(file);
    if (known) return known;
    const tag = readFile(join(this.#directory, file)).then(tagOf);
    this.#tags.set(file, tag);
    tag.catch(() => this.#tags.delete(file));
    return tag;
  }
}
