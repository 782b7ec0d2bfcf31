import { isUtf8 } from "node:buffer";
import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { invalid } from "./problem.ts";

/** Whether the bytes are UTF-8, including the escaped ones. A `%` that escapes nothing stands for itself. */
function isUtf8Form(body: Buffer): boolean {
  if (!isUtf8(body)) return false;
  try {
    // The result is used because the bundler drops a call whose result is not.
    return decodeURIComponent(body.toString().replace(/%(?![\da-f]{2})/gi, "%25")) !== undefined;
  } catch {
    return false;
  }
}

/** Parses forms as browsers send them; a repeated field becomes an array. As with JSON, only UTF-8 is accepted. */
export function readFormBodies(app: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  app.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body: Buffer, done) => {
    if (!isUtf8Form(body)) return done(invalid("", "Send UTF-8", "The form is not UTF-8."));
    done(null, parse(body.toString()));
  });
}
