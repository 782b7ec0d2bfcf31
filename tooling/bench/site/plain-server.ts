import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

// A bare static server for the plain pages, with what a careful one has: brotli and long-lived fonts.
// Arguments: port, the folder of the pages, the font's file.
const [port, folder = "", font = ""] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("index.html"));
const pages = new Map(
  files.map((file) => {
    const path = `/${file.split(/[\\/]/).slice(0, -1).join("/")}`;
    return [path, brotliCompressSync(readFileSync(join(folder, file)))];
  }),
);
const fontBytes = readFileSync(font);

createServer((request, response) => {
  const html = pages.get(request.url ?? "");
  if (html) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(html);
  } else if (request.url === "/font.woff2") {
    response
      .writeHead(200, { "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" })
      .end(fontBytes);
  } else {
    response.writeHead(404).end();
  }
}).listen(Number(port), "127.0.0.1");
