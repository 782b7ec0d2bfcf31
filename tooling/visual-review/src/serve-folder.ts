import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { isRecord } from "./stories.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves a folder on a free port, to this machine only. Its files do not change meanwhile, so a browser requests each
 * only once.
 */
export async function serveFolder(folder: string): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path);
    void stat(file).then(
      (found) => {
        if (!found.isFile()) return void response.writeHead(404).end();
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" });
        return void createReadStream(file).pipe(response);
      },
      () => void response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address: unknown = server.address();
  const port = isRecord(address) ? Number(address["port"]) : 0;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}
