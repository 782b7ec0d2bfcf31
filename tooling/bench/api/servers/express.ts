import express from "express";
import { reportUsage } from "../../report-usage.ts";
import { page } from "./answers.ts";
import { bodySchema } from "./body.ts";

const app = express();
app.use(express.json());
app.get("/", (request, response) => {
  response.set({ ...page.headers, etag: page.etag });
  if (request.headers["if-none-match"] === page.etag) response.status(304).end();
  else response.send(page.body);
});
app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
app.post("/api/realtime-chat/messages", (request, response) => {
  const checked = bodySchema.safeParse(request.body);
  if (checked.success) response.status(201).end();
  else response.status(400).json({ issues: checked.error.issues });
});
const server = app.listen(0, "127.0.0.1", () => reportUsage(server.address()));
