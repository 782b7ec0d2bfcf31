import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { printed } from "./printed.ts";

const script = fileURLToPath(new URL("../../../api/src/testing/fake-openai-server.ts", import.meta.url));

/** One call of the model that the server recorded. */
export type ModelCall = {
  aborted: boolean;
  finished: boolean;
  body: { messages: { role: string; content: string }[] };
};

export type FakeModel = {
  /** The value for the site's `OPENAI_BASE_URL`. */
  url: string;
  /** Sets how the next calls are answered; the modes are those of `fake-openai-modes.ts` in the API. */
  behave(behaviour: { mode?: string; answer?: string; usage?: boolean | number; delayMs?: number }): Promise<void>;
  /** Lets stalled answers continue. */
  resume(): Promise<void>;
  calls(): Promise<ModelCall[]>;
  stop(): Promise<void>;
};

/** Starts a model server that speaks OpenAI's protocol, in a separate process. */
export async function startFakeModel(): Promise<FakeModel> {
  const child = spawn(process.execPath, [script], { env: {}, stdio: ["ignore", "pipe", "pipe"] });
  const [, url = ""] = await printed(child, /"url":"([^"]+)"/);
  const post = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, url), { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The model server refused ${path}: ${answer.status}`);
  };
  return {
    url,
    behave: (behaviour) => post("/__mode", behaviour),
    resume: () => post("/__resume", {}),
    async calls() {
      const answer = await fetch(new URL("/__calls", url));
      return ((await answer.json()) as { calls: ModelCall[] }).calls;
    },
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}
