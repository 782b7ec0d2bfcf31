import { isUtf8 } from "node:buffer";
import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { invalid } from "./problem.ts";

/** Whether the bytes are UTF-8, and those that they escape. A `%` that escapes nothing stands for itself. */
function isUtf8Form(body: Buffer): boolean {
  if (!isUtf8(body)) return false;
  try {
    // Its result is used: the bundler leaves out a call whose result is not.
    return decodeURIComponent(body.toString().replace(/%(?![\da-f]{2})/gi, "%25")) !== undefined;
  } catch {
    return false;
  }
}

/** Reads forms as browsers send them; a field that comes twice is an array. As with JSON, only UTF-8 is taken. */
export function readFormBodies(app: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  app.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body: Buffer, done) => {
    if (!isUtf8Form(body)) return done(invalid("", "Send UTF-8", "The form is not UTF-8."));
    done(null, parse(body.toString()));
  });
}
