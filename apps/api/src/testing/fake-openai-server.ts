import { parseArgs } from "node:util";
import { startFakeOpenAi } from "./fake-openai.ts";
import { type FakeMode, fakeModes } from "./fake-openai-modes.ts";

// The fake model server as a separate process, for browser journeys:
//   node src/testing/fake-openai-server.ts --port 0 --mode ok Its first line on stdout is JSON: {"url": "http://127.0.0.1:<port>/v1"}.
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    mode: { type: "string", default: "ok" },
    answer: { type: "string" },
    delay: { type: "string", default: "150" },
  },
});

const isMode = (value: string): value is FakeMode => fakeModes.some((known) => known === value);
if (!isMode(values.mode)) throw new Error(`--mode is one of ${fakeModes.join(", ")}`);

const fake = await startFakeOpenAi({
  port: Number(values.port),
  mode: values.mode,
  delayMs: Number(values.delay),
  ...(values.answer === undefined ? {} : { answer: values.answer }),
});
console.log(JSON.stringify({ url: fake.url }));

const stop = () => void fake.close().then(() => process.exit(0));
process.once("SIGTERM", stop).once("SIGINT", stop);
// Exits if the parent was killed, so that no server is left behind.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 1_000).unref();
