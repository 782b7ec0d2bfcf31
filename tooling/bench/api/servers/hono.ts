/** Hono on Node.js' own server. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { reportUsage } from "../../report-usage.ts";
import { page } from "./answers.ts";
import { bodySchema } from "./body.ts";

const app = new Hono();
const body = new Uint8Array(page.body);
const headers = { ...page.headers, etag: page.etag };
app.get("/", (context) =>
  context.req.header("if-none-match") === page.etag
    ? context.body(null, 304, headers)
    : context.body(body, 200, headers),
);
app.get("/healthz", (context) => context.json({ status: "ok" }));
app.post("/api/realtime-chat/messages", async (context) => {
  const checked = bodySchema.safeParse(await context.req.json());
  return checked.success ? context.body(null, 201) : context.json({ issues: checked.error.issues }, 400);
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) => reportUsage(address));
