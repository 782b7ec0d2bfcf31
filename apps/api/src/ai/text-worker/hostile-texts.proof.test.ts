import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { agentKinds } from "@thirtyfold/api-contract";
import { sample } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { fullSize, hostileTexts, knownSlowTexts } from "../../testing/hostile-texts.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";
import type { ReadingTime } from "../../testing/timed-reading.ts";

const runs = proofSize("hostile-texts")("texts");
/**
 * Milliseconds of this thread's CPU time, which excludes other work on the machine. 200 in a full run; a small run only
 * distinguishes linear from worse: quadratic code took seconds, and exponential code never ended.
 */
const longest = runs >= 1_000 ? 200 : 1_000;
const batch = Math.min(100, runs);
/** Milliseconds after which a text counts as never finishing, even on a busy machine. */
const never = 120_000;

const excerpt = (text: string) => `${JSON.stringify(text.slice(0, 60))} … ${JSON.stringify(text.slice(-20))}`;

/**
 * Reads in a thread like the product's own, whose code no test runner has rewritten: that made it some three times as
 * slow. Each text goes through every reader for the assistant and for agents, the agents taking turns.
 */
function startReaders() {
  const worker = new Worker(new URL("../../testing/timed-reading.ts", import.meta.url), {
    execArgv: ["--conditions=@thirtyfold/source"],
  });
  onTestFinished(async () => void (await worker.terminate()));
  return async (at: number, text: string): Promise<readonly ReadingTime[]> => {
    worker.postMessage({ text, kind: agentKinds[at % agentKinds.length] ?? "generic", enough: longest / 2 });
    try {
      const [times] = (await once(worker, "message", { signal: AbortSignal.timeout(never) })) as [
        readonly ReadingTime[],
      ];
      return times;
    } catch (cause) {
      throw new Error(`Text ${at} was not read: ${excerpt(text)}, PROOF_SEED=${proofSeed}`, { cause });
    }
  };
}

/** The texts of the corpus, then random ones, batch by batch, because all of them would fill the memory. */
function* textsOf(count: number): Generator<string> {
  const known = knownSlowTexts(fullSize);
  // A small run takes some of them, different ones each time.
  const share = Math.min(1, count / 2 / known.length);
  yield* share < 1 ? known.filter((_, at) => (at * 7_919 + proofSeed) % 1_000 < share * 1_000) : known;
  for (let seed = proofSeed; ; seed += 1) yield* sample(hostileTexts(fullSize), { numRuns: batch, seed });
}

test(`whatever reads a visitor's text reads ${runs} hostile texts of ${fullSize} characters in ${longest} ms each`, {
  timeout: 60_000 + runs * 2_000,
}, async () => {
  const times: number[] = [];
  const slow: string[] = [];
  const read = startReaders();
  let count = 0;
  for (const text of textsOf(runs)) {
    for (const { name, time } of await read(count, text)) {
      if (time >= longest) slow.push(`${Math.round(time)} ms: ${name} on ${excerpt(text)}, PROOF_SEED=${proofSeed}`);
      times.push(time);
    }
    count += 1;
    if (count % 1_000 === 0)
      console.info(`${count} of ${runs} texts, ${slow.length} too slow, PROOF_SEED=${proofSeed}`);
    if (count === runs) break;
  }
  expect(slow).toEqual([]);
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
  proved(
    `${count} texts of ${fullSize} characters, ${times.length} readings: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}, PROOF_SEED=${proofSeed}`,
  );
});
