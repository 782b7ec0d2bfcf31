import { fork } from "node:child_process";
import { once } from "node:events";

/** Starts a server that reports its port, and its CPU time on request. */
export async function startChild(
  script: URL,
): Promise<{ port: number; cpu: () => Promise<number>; stop: () => Promise<void> }> {
  const child = fork(script);
  const answer = async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    child.once("message", (message) => resolve(Number(message)));
    return promise;
  };
  return {
    port: await answer(),
    cpu: async () => {
      child.send("cpu");
      return answer();
    },
    stop: async () => {
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}
