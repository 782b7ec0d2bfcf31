/** A call sent to each contestant, and the target ratio to a bare Fastify's rate. */
export type Call = { name: string; goal: number; status: number; request: Buffer };

const request = (lines: readonly string[], body = "") =>
  Buffer.from([...lines, "Host: 127.0.0.1", "Connection: keep-alive", "", body].join("\r\n"));
const refused = JSON.stringify({ content: "", senderId: "ann", receiverId: "ben", roomId: "ann_ben" });
const browser = ["Accept: text/html", "Accept-Encoding: gzip, deflate, br, zstd"];

/** The same for every contestant, except `etag`. */
export const calls = (etag: string): readonly Call[] => [
  { name: "page, 20 kB brotli", goal: 0.5, status: 200, request: request(["GET / HTTP/1.1", ...browser]) },
  {
    name: "page, 304",
    goal: 0.7,
    status: 304,
    request: request(["GET / HTTP/1.1", ...browser, `If-None-Match: ${etag}`]),
  },
  {
    name: "refused by schema",
    goal: 0.75,
    status: 400,
    request: request(
      [
        "POST /api/realtime-chat/messages HTTP/1.1",
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(refused)}`,
      ],
      refused,
    ),
  },
  { name: "/healthz", goal: 0.9, status: 200, request: request(["GET /healthz HTTP/1.1"]) },
];
