import { hash } from "node:crypto";
import { brotli } from "../page.ts";

/** The peers' answer to `GET /`, from memory. */
export const page = {
  body: brotli,
  etag: `"${hash("sha256", brotli, "base64url")}"`,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "no-cache",
  },
};
