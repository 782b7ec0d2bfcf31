import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { namesTag, tagOf } from "./content-tags.ts";
import { type Encoding, encodingFor, isForcedReload } from "./website-memory.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
};

const compress: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: async (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: async (text) => promisify(gzip)(text, { level: 9 }),
  identity: async (text) => text,
};

type Filled = { text: Buffer; etag: string; type: string };

/** Files with the site's address filled in, served from memory without ranges; compressed on first use. */
export class FilledFiles {
  readonly #files: ReadonlyMap<string, Filled>;
  readonly #bodies = new Map<string, Promise<Buffer>>();

  constructor(files: ReadonlyMap<string, string>) {
    this.#files = new Map(
      [...files].map(([file, content]) => {
        const text = Buffer.from(content);
        return [
          file,
          { text, etag: tagOf(text), type: types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream" },
        ];
      }),
    );
  }

  /** Sends the response if `file` is one of them. A 404 has no validators. */
  answer(
    { file, status = 200, headers }: { file: string; status?: number; headers: Readonly<Record<string, string>> },
    request: FastifyRequest,
    reply: FastifyReply,
  ): boolean {
    const filled = this.#files.get(file);
    if (!filled) return false;
    const { etag, type } = filled;
    void reply.code(status).headers({ vary: "accept-encoding", ...headers });
    if (status === 200) {
      void reply.header("etag", etag);
      const asked = request.headers["if-none-match"];
      if (asked !== undefined && !isForcedReload(request.headers) && namesTag(asked, etag)) {
        void reply.code(304).send();
        return true;
      }
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    this.#body(file, filled.text, encoding).then(
      (body) => {
        if (encoding !== "identity") void reply.header("content-encoding", encoding);
        void reply.type(type).send(body);
      },
      (error: unknown) => void reply.send(error),
    );
    return true;
  }

  async #body(file: string, text: Buffer, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${file}`;
    const body = this.#bodies.get(name) ?? compress[encoding](text);
    this.#bodies.set(name, body);
    return body;
  }
}
