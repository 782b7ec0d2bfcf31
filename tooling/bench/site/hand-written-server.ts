import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

// A bare static server for the hand-written pages, with what a careful one has: brotli and long-lived fonts.
// Arguments: port, the font's file.
const [port, font = ""] = process.argv.slice(2);
const page = (name: string) => brotliCompressSync(readFileSync(new URL(`hand-written/${name}.html`, import.meta.url)));
const pages = new Map([
  ["/", page("home")],
  ["/inner", page("inner")],
]);
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
