import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

// Serves plain pages or a peer with precompressed brotli and immutable files. Arguments: port, folder.
const [port, folder = ""] = process.argv.slice(2);
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};
const packed = new Set([".html", ".js", ".css", ".svg", ".json"]);

const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  statSync(join(folder, name)).isFile(),
);
const files = new Map(
  names.map((name) => {
    const extension = extname(name);
    const content = readFileSync(join(folder, name));
    const headers = {
      "content-type": types[extension] ?? "application/octet-stream",
      ...(packed.has(extension) ? { "content-encoding": "br" } : {}),
      ...(extension === ".html" ? {} : { "cache-control": "public, max-age=31536000, immutable" }),
    };
    return [`/${name}`, { headers, content: packed.has(extension) ? brotliCompressSync(content) : content }];
  }),
);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = files.get(pathname) ?? files.get(`${pathname.replace(/\/$/, "")}/index.html`);
  if (file) response.writeHead(200, file.headers).end(file.content);
  else response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
}).listen(Number(port), "127.0.0.1");
