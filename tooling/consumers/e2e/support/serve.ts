import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };

/** Serves a built application's files on a free local port. */
export async function serve(folder: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    void readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path)).then(
      (content) => response.setHeader("content-type", types[extname(path || ".html")] ?? "text/html").end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.closeAllConnections() };
}
