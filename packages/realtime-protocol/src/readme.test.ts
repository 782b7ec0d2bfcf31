import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ChatServer } from "../testing/chat-server.ts";
import { until } from "../testing/until.ts";
import { roomIdOf } from "./index.ts";

const root = new URL("..", import.meta.url);

it("the README example is 20 lines that chat with a server and exit on their own", {
  timeout: 30_000,
}, async () => {
  const readme = readFileSync(new URL("README.md", root), "utf8");
  const example = /```ts\n([^]*?)```/.exec(readme)?.[1] ?? "";
  const lines = example.split("\n").filter((line) => line !== "" && !/^import|^\s*\/\//.test(line));
  expect(lines.length).toBeLessThanOrEqual(20);

  const server = await new ChatServer().start();
  try {
    const code = example.replaceAll("localhost:3000", server.host);
    const child = spawn(process.execPath, ["--conditions=@thirtyfold/source", "--input-type=module", "--eval", code], {
      cwd: fileURLToPath(root),
    });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = new Promise((resolve) => child.on("close", resolve));
    const roomId = roomIdOf("visitor-7", "support");
    await until(() => expect(server.rooms.get(roomId)).toMatchObject([{ content: "Good morning.", seq: 1 }]));
    server.tell(roomId, { type: "messages_read", roomId, readerId: "support", upTo: 1 });
    expect(await ended).toBe(0);
    const [stdout, stderr] = await output;
    expect(stderr).toBe("");
    expect(stdout).toContain("null visitor-7 Good morning. sending");
    expect(stdout).toMatch(/1 visitor-7 Good morning\. seen\n$/);
  } finally {
    await server.stop();
  }
});
