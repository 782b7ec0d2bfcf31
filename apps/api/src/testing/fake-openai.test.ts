import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { OpenAI } from "openai";
import { expect, onTestFinished, test } from "vitest";
import { type FakeOpenAi, startFakeOpenAi } from "./fake-openai.ts";
import type { FakeBehaviour } from "./fake-openai-modes.ts";

const messages = [{ role: "user" as const, content: "Hello?" }];
const answer = "The fake model heard: Hello?";

async function start(behaviour: Partial<FakeBehaviour> = {}): Promise<{ fake: FakeOpenAi; client: OpenAI }> {
  const fake = await startFakeOpenAi(behaviour);
  onTestFinished(() => fake.close());
  return { fake, client: new OpenAI({ apiKey: "sk-fake", baseURL: fake.url, maxRetries: 0 }) };
}

test("answers the official client in one piece", async () => {
  const { fake, client } = await start();
  const completion = await client.chat.completions.create({ model: "m", messages });
  expect(completion.choices[0]?.message.content).toBe(answer);
  expect(completion.usage?.total_tokens).toBe(95);
  expect(fake.calls[0]).toMatchObject({ authorization: "Bearer sk-fake", finished: true, aborted: false });
});

test("answers the official client as a stream, with usage only on request", async () => {
  const { client } = await start();
  for (const asked of [true, false]) {
    let text = "";
    let tokens: number | undefined;
    const options = asked ? { stream_options: { include_usage: true } } : {};
    const stream = await client.chat.completions.create({ model: "m", messages, stream: true, ...options });
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      tokens = chunk.usage?.total_tokens;
    }
    expect(text).toBe(answer);
    expect(tokens).toBe(asked ? 95 : undefined);
  }
});

test.each(["401", "403", "429", "500", "cut", "broken-json"] as const)("also fails in one piece: %s", async (mode) => {
  const { client } = await start({ mode });
  await expect(client.chat.completions.create({ model: "m", messages })).rejects.toBeInstanceOf(Error);
});

test("rejects and records what no OpenAI client sends", async () => {
  const { fake } = await start();
  const post = (path: string, body: string) => fetch(new URL(path, fake.url), { method: "POST", body });
  expect((await post("/v1/completions", "{}")).status).toBe(404);
  for (const body of ["no json", "{}", '{"model":"m","messages":[]}', '{"model":"m","messages":[null]}']) {
    expect((await post("/v1/chat/completions", body)).status).toBe(400);
  }
  expect((await post("/__mode", '{"mode":"angry"}')).status).toBe(400);
  expect(fake.unexpected).toHaveLength(6);
  expect(fake.calls).toEqual([]);
});

test("runs as a separate process whose mode can be changed", async () => {
  const script = fileURLToPath(new URL("fake-openai-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script, "--mode", "500"], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const client = new OpenAI({ apiKey: "sk-fake", baseURL: url, maxRetries: 0 });
  const ask = () => client.chat.completions.create({ model: "m", messages });
  await expect(ask()).rejects.toThrow("500");
  await fetch(new URL("/__mode", url), { method: "POST", body: JSON.stringify({ mode: "ok", answer: "Better." }) });
  expect((await ask()).choices[0]?.message.content).toBe("Better.");
  const calls = await fetch(new URL("/__calls", url));
  expect(((await calls.json()) as { calls: unknown[] }).calls).toHaveLength(2);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
